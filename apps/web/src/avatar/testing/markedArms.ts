import type { Motion } from '@mukae/contract/domain/avatar/motions';
import type { DrawnCharacter, LayerList, LayerSource, ShapeSource } from '../character';
import { derive } from '../derive';
import { SIDES } from '../params';
import { project } from '../rig/geometry';
import { compileGroups, groupNamed, placeGroups } from '../rig/groups';
import { Rig } from '../rig/rig';
import { Puppet } from '../vector/puppet';

const FPS = 12;
const SCALE = 0.25;
const MIDDLE = 540;
/** Of the square in the middle of a forearm that is looked at, in points of the picture. */
const HALF = 3;
const MARK = '#ff00ff';

const isForearm = (layer: LayerSource): layer is ShapeSource =>
  'path' in layer && (layer.group === 'fore@' || layer.mix?.[0] === 'fore@');

/** The cloth of a forearm in a colour that nothing else has; its light and its folds would only hide it. */
function marked(layer: LayerSource): LayerSource[] {
  if (!isForearm(layer)) return [layer];
  return layer.id === 'fore@' || layer.id === 'forecap@' ? [{ ...layer, fill: MARK }] : [];
}

const markedLayers = (layers: LayerList): LayerList =>
  layers.flatMap((entry) => ('id' in entry ? marked(entry) : [entry.flatMap(marked)]));

const isMark = (red = 0, green = 255, blue = 0): boolean => red > 200 && green < 60 && blue > 200;

/** How much of the middle of each forearm is seen, 0 to 1, in every picture of a motion. */
export function forearmsSeen(character: DrawnCharacter, motion: Motion, seconds: number): number[] {
  const rig = new Rig({ ...character, layers: markedLayers(character.layers) }, { cache: false });
  const puppet = new Puppet(character);
  const groups = compileGroups(character.groups);
  const context = new OffscreenCanvas(2 * MIDDLE * SCALE, 1920 * SCALE).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas here');
  puppet.play(motion);
  return Array.from({ length: Math.round(seconds * FPS) }, () => {
    const values = puppet.step(1 / FPS);
    rig.set(values);
    rig.step(1 / FPS);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    rig.draw(context, SCALE, MIDDLE, 0);
    placeGroups(groups.values(), derive(values));
    return SIDES.map((side) => {
      const [fore, hand] = [groupNamed(groups, `fore${side}`), groupNamed(groups, `hand${side}`)];
      const [x, y] = [(fore.pivot[0] + hand.pivot[0]) / 2, (fore.pivot[1] + hand.pivot[1]) / 2];
      const place = project(fore.matrix, x, y, 0);
      const { data } = context.getImageData(
        Math.round((place.x + MIDDLE) * SCALE) - HALF,
        Math.round(place.y * SCALE) - HALF,
        2 * HALF,
        2 * HALF,
      );
      const points = Array.from({ length: data.length / 4 }, (_, i) => data.subarray(4 * i, 4 * i + 3));
      return points.filter((point) => isMark(...point)).length / points.length;
    });
  }).flat();
}
