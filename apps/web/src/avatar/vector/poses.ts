import type { Hand } from '@mukae/contract/domain/avatar/frame';
import type { DrawnCharacter, OwnPoseName, PoseName } from '../character';
import type { Params } from '../params';
import { armBonesOf, reach } from './armReach';

/** Where the right hand goes in poses that a character may leave to us. */
const places: Record<OwnPoseName, Hand> = {
  think: { x: 0.27, y: 0.14, turn: 30, shape: 'fist' },
  wait: { x: -0.05, y: -0.08, turn: 0, shape: 'open' },
};

function reached(character: DrawnCharacter, name: OwnPoseName): Params {
  const bones = armBonesOf(character);
  if (!bones) return {};
  const { sh, el, ed, wr, hand } = reach(bones, 'R', places[name], 120);
  return { shR: sh, elR: el, edR: ed, wrR: wr, handR: hand };
}

export function poseOf(character: DrawnCharacter, name: PoseName | OwnPoseName): Params {
  const own = character.poses[name];
  if (own) return { ...character.poses.fold, ...own };
  return { ...character.poses.fold, ...(name === 'think' || name === 'wait' ? reached(character, name) : {}) };
}
