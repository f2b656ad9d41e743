import { type Motion, motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import { drawnCharacters } from '../characters';
import { Puppet } from './puppet';

const FPS = 24;

/** Bow and lids, picture by picture, of a figure that bows and then does something else. */
function interrupted(character: (typeof drawnCharacters)[number], next: Motion) {
  const puppet = new Puppet(character);
  puppet.step(1);
  puppet.play('bow');
  for (let picture = 0; picture < 1.2 * FPS; picture += 1) puppet.step(1 / FPS);
  puppet.play(next);
  return Array.from({ length: 3 * FPS }, (_, picture) => {
    const { bow, eyeOpenL, eyeOpenR } = puppet.step(1 / FPS);
    return { second: (picture + 1) / FPS, bow, eyes: [eyeOpenL, eyeOpenR] };
  });
}

describe.each(drawnCharacters.map((character) => [character.id, character] as const))(
  'the eyes of %s',
  (_, character) => {
    it.each(motions)(
      '[D-F08] are closed while the head is down, and open with it, when a bow goes over into %s',
      (next) => {
        const pictures = interrupted(character, next);
        for (const { bow, eyes } of pictures.filter((picture) => picture.bow > 22)) {
          expect(Math.max(...eyes), `bowed by ${bow}`).toBeLessThan(0.15);
        }
        const wideOpen = ({ eyes }: { eyes: number[] }) => Math.min(...eyes) > 0.6;
        const upright = pictures.filter(({ bow, second }) => bow < 6 && second > 0.8);
        // A blink now and then is none of the motion's.
        if (next !== 'bow') expect(upright.filter(wideOpen).length).toBeGreaterThan(upright.length * 0.7);
      },
    );
  },
);
