import { describe, expect, it } from 'vitest';
import { derive } from '../derive';
import { restValues } from '../params';
import { compileGroups, placeGroups } from '../rig/groups';
import { opacityOf } from '../rig/layerState';
import { compileLayers } from '../rig/layers';
import { layOut } from '../rig/layOut';
import { inDrawingOrder } from '../rig/sides';
import { neCustom } from './ne-custom';

const character = neCustom();
const groups = compileGroups(character.groups);
const layers = compileLayers(inDrawingOrder(character.layers), groups);

/** From where to where a layer reaches up and down while the eyes are open so far, and how much of it is seen. */
function seenOf(id: string, eyeOpen: number, frame: number) {
  const values = derive({ ...restValues(), eyeOpenL: eyeOpen, eyeOpenR: eyeOpen });
  placeGroups(groups.values(), values);
  const layer = layers.find((candidate) => candidate.id === id);
  if (layer?.kind !== 'shape') throw new Error(`no shape "${id}"`);
  layOut(layer, values, frame);
  const [largest] = layer.curves;
  const heights = largest?.vertices.map(({ sy }) => sy) ?? [];
  return { top: Math.min(...heights), bottom: Math.max(...heights), opacity: opacityOf(layer, values) };
}

describe('the round eyes of NE_custom', () => {
  it.each(['L', 'R'])('[D-F03] keep their light while the lid comes down: no dark blob is left of them, %s', (side) => {
    [0.8, 0.65, 0.5, 0.35, 0.25].forEach((open, frame) => {
      const eye = seenOf(`eye${side}`, open, frame);
      const glint = seenOf(`glint${side}`, open, frame);
      const shown = Math.min(glint.bottom, eye.bottom) - Math.max(glint.top, eye.top);
      expect(glint.opacity, `open ${open}`).toBeGreaterThan(0.5);
      expect(shown / (eye.bottom - eye.top), `open ${open}`).toBeGreaterThan(0.2);
    });
  });
});
