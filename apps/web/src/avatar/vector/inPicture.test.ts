import { motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import type { Character } from '../character';
import { characters } from '../characters';
import { SIDES } from '../params';
import { project } from '../rig/geometry';
import { compileGroups, groupNamed, placeGroups } from '../rig/groups';
import { armBonesOf } from './armReach';
import { Puppet } from './puppet';

const HALF_A_PICTURE = 540;
/** From the wrist to the tips of the longest fingers, in lengths of the forearm. */
const FINGERS = 0.54;

/** How far out the fingers come while the motion lasts. */
function farthest(character: Character, motion: (typeof motions)[number]): number {
  const puppet = new Puppet(character);
  const groups = compileGroups(character.groups);
  const fingers = FINGERS * (armBonesOf(character)?.fore ?? 0);
  puppet.play(motion);
  const places = Array.from({ length: 240 }, () => {
    const values = puppet.step(1 / 60);
    placeGroups(groups.values(), values);
    return SIDES.map((side) => {
      const { matrix, pivot } = groupNamed(groups, `hand${side}`);
      return Math.abs(project(matrix, pivot[0], pivot[1] + fingers, 0).x);
    });
  });
  return Math.max(...places.flat());
}

describe.each(characters.map((character) => [character.id, character] as const))('the hands of %s', (_, character) => {
  it.each(motions)('stay in the picture: %s', (motion) => {
    expect(farthest(character, motion)).toBeLessThan(HALF_A_PICTURE);
  });
});
