import { calmFrame, type Hands } from '@mukae/contract/domain/avatar/frame';
import { motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import type { DrawnCharacter } from '../character';
import { drawnCharacters } from '../characters';
import { derive } from '../derive';
import { SIDES } from '../params';
import { project } from '../rig/geometry';
import { compileGroups, groupNamed, placeGroups } from '../rig/groups';
import { armBonesOf } from './armReach';
import { Puppet } from './puppet';

const HALF_A_PICTURE = 540;
/** From the wrist to the tips of the longest fingers, in lengths of the forearm. */
const FINGERS = 0.54;

/** How far out the fingers come in four seconds of what the puppet was told. */
function farthest(character: DrawnCharacter, tell: (puppet: Puppet) => void): number {
  const puppet = new Puppet(character);
  const groups = compileGroups(character.groups);
  const fingers = FINGERS * (armBonesOf(character)?.fore ?? 0);
  tell(puppet);
  const places = Array.from({ length: 240 }, () => {
    placeGroups(groups.values(), derive(puppet.step(1 / 60)));
    return SIDES.map((side) => {
      const { matrix, pivot } = groupNamed(groups, `hand${side}`);
      return Math.abs(project(matrix, pivot[0], pivot[1] + fingers, 0).x);
    });
  });
  return Math.max(...places.flat());
}

describe.each(drawnCharacters.map((character) => [character.id, character] as const))(
  'the hands of %s',
  (_, character) => {
    it.each(motions)('stay in the picture: %s', (motion) => {
      expect(farthest(character, (puppet) => puppet.play(motion))).toBeLessThan(HALF_A_PICTURE);
    });

    it('stay in the picture when those of the operator are spread as wide as they go', () => {
      const spread: Hands = {
        left: { x: 1, y: 0.2, turn: 0, shape: 'open' },
        right: { x: -1, y: 0.2, turn: 0, shape: 'open' },
      };
      const told = (puppet: Puppet): void => puppet.take({ ...calmFrame, hands: spread });
      expect(farthest(character, told)).toBeLessThan(HALF_A_PICTURE);
    });
  },
);
