import { describe, expect, it } from 'vitest';
import type { DrawnCharacter } from './character';
import { characterById, drawnCharacters } from './characters';
import { derive } from './derive';
import { restValues, type Values } from './params';
import { compileGroups, placeGroups } from './rig/groups';
import { compileLayers, type Layer } from './rig/layers';
import { layOut } from './rig/layOut';
import { inDrawingOrder } from './rig/sides';
import { compileWarps } from './rig/warps';

interface Box {
  width: number;
  height: number;
  top: number;
  bottom: number;
}

/** What a part of the figure covers on the screen. */
function boxOf(layers: readonly Layer[], belongs: (layer: Layer) => boolean, values: Values, frame: number): Box {
  const places = layers
    .filter((layer) => layer.kind === 'shape')
    .filter(belongs)
    .flatMap((layer) => {
      layOut(layer, values, frame);
      return layer.curves.flatMap(({ vertices }) => vertices.map(({ sx, sy }) => ({ x: sx, y: sy })));
    });
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { width: Math.max(...xs) - Math.min(...xs), height: bottom - top, top, bottom };
}

const isFace = ({ id }: Layer): boolean => id === 'face';
const isJacket = ({ id }: Layer): boolean => id === 'jacket';
const isHand = ({ id }: Layer): boolean => /^(folded|mitten)[LR]$/.test(id);

const shapeOf = ({ width, height }: Box): number => height / width;

/** Shows what a part covers when the figure has gone a share of the way into its bow. */
function bowOf(character: DrawnCharacter): (share: number, part: (layer: Layer) => boolean) => Box {
  const groups = compileGroups(character.groups);
  const layers = compileLayers(inDrawingOrder(character.layers), groups, compileWarps(character.warps ?? []));
  let frame = 0;
  return (share, part) => {
    const { fold, bow } = character.poses;
    const bowed: Values = { ...restValues(), ...character.defaults, ...fold };
    for (const name of ['bow', 'headBow', 'elL', 'elR', 'edL', 'edR', 'shL', 'shR'] as const)
      bowed[name] = (fold[name] ?? 0) + share * ((bow[name] ?? fold[name] ?? 0) - (fold[name] ?? 0));
    const values = derive(bowed);
    placeGroups(groups.values(), values);
    frame += 1;
    return boxOf(layers, part, values, frame);
  };
}

describe.each(drawnCharacters.map((character) => [character.id, character] as const))(
  'the bow of %s',
  (_, character) => {
    const at = bowOf(character);

    it.each([0.25, 0.5, 0.75, 1])('[D-F02] keeps the head as high as it is wide, %d of the way', (share) => {
      expect(shapeOf(at(share, isFace)) / shapeOf(at(0, isFace))).toBeGreaterThan(0.9);
      expect(shapeOf(at(share, isFace)) / shapeOf(at(0, isFace))).toBeLessThan(1.08);
    });

    it('[D-F02] folds at the hip: the hem stays, the shoulders come down, and the head further', () => {
      const [upright, bowed] = [at(0, isJacket), at(1, isJacket)];
      expect(Math.abs(bowed.bottom - upright.bottom)).toBeLessThan(0.05 * upright.height);
      const shoulders = bowed.top - upright.top;
      const chin = at(1, isFace).bottom - at(0, isFace).bottom;
      expect(shoulders).toBeGreaterThan(0.04 * upright.height);
      expect(chin).toBeGreaterThan(shoulders);
      // As a body is foreshortened that leans forward by this angle, and not more.
      const leaning = Math.cos(((character.poses.bow.bow ?? 0) * Math.PI) / 180);
      expect(bowed.height / upright.height).toBeGreaterThan(leaning - 0.06);
    });

    it('[D-F02] lets the arms hang: both hands slide down, together and in the picture', () => {
      const [upright, bowed] = [at(0, isHand), at(1, isHand)];
      expect(bowed.top).toBeGreaterThan(upright.top);
      expect(bowed.bottom).toBeLessThan(1880);
      expect(bowed.width).toBeLessThan(upright.width * 1.3);
    });
  },
);

it.each([
  ['kei-short', /^bob[LR]$/],
  ['lin', /^strand[LR]$/],
] as const)('[D-F02] in a bow of %s the hair falls: its ends come further down than the chin', (who, ends) => {
  const at = bowOf(characterById(who));
  const fallOf = (part: (layer: Layer) => boolean): number => at(1, part).bottom - at(0, part).bottom;
  expect(fallOf(({ id }) => ends.test(id))).toBeGreaterThan(1.1 * fallOf(isFace));
});

it.each([
  ['kei', 'the hair on the chest', /^lock[LR]$/],
  ['kei', 'the ribbon', /^tail[AB]$/],
  ['kei-short', 'the ribbon', /^tail[LR]$/],
  ['ne-custom', 'the ribbon', /^tail[LR]$/],
] as const)('[D-F02] in a bow of %s %s hangs straight down, as long as it is', (who, _, hanging) => {
  const at = bowOf(characterById(who));
  const lengthAt = (share: number): number => at(share, ({ id }) => hanging.test(id)).height;
  expect(lengthAt(1) / lengthAt(0)).toBeGreaterThan(0.95);
});
