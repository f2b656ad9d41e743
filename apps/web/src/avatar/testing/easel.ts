import type { Motion } from '@mukae/contract/domain/avatar/motions';
import type { BuiltInCharacter } from '@mukae/contract/domain/character/builtIn';
import { characterById } from '../characters';
import type { Params } from '../params';
import { Rig } from '../rig/rig';
import { forearmsSeen } from './markedArms';

/** Seconds that no motion lasts longer than. */
const MOTION = 3.5;

/** A part of the sheet on which figures are drawn, before a wall. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
  wall: string;
}

/** What is seen there: red, green, blue and opacity of every point, row by row. */
function paint(id: BuiltInCharacter, params: Params, { left, top, width, height, wall }: Cut): number[] {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2D canvas here');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const rig = new Rig(characterById(id), { cache: false });
  rig.set(params);
  rig.draw(context, 1, -left, -top);
  return [...context.getImageData(0, 0, width, height).data];
}

const forearms = (id: BuiltInCharacter, motion: Motion): number[] => forearmsSeen(characterById(id), motion, MOTION);

declare global {
  var easel: { paint: typeof paint; forearms: typeof forearms };
}
globalThis.easel = { paint, forearms };
