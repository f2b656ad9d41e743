import type { Motion } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import type { Gaze } from './avatar';
import { drawnCharacters } from './characters';
import { objectEntries } from './objectEntries';
import { Puppet } from './vector/puppet';
import { WELCOME_PERIOD, Welcome } from './welcome';

/** What is done in a time, at so many pictures a second. */
function doneIn(seconds: number, fps: number): (Motion | 'aside' | 'front')[] {
  const done: (Motion | 'aside' | 'front')[] = [];
  const avatar = {
    play: (motion: Motion) => void done.push(motion),
    lookAt: (gaze: Gaze | null) => void done.push(gaze ? 'aside' : 'front'),
  };
  const welcome = new Welcome();
  for (let picture = 0; picture < seconds * fps; picture += 1) welcome.goOn(avatar, 1 / fps);
  return done;
}

describe('who waits for visitors', () => {
  it('[D-F05] waves, nods and looks aside from time to time, and again', () => {
    const once = doneIn(WELCOME_PERIOD, 30);
    expect(once).toEqual(['wave', 'aside', 'front', 'nod', 'aside', 'front']);
    expect(doneIn(2 * WELCOME_PERIOD, 30)).toEqual([...once, ...once]);
  });

  it('[D-F05] does the same however seldom it is drawn, and nothing of what it slept through', () => {
    expect(doneIn(WELCOME_PERIOD, 1)).toEqual(doneIn(WELCOME_PERIOD, 60));
    expect(doneIn(3 * WELCOME_PERIOD, 1 / (3 * WELCOME_PERIOD))).toEqual([]);
  });

  it.each(drawnCharacters.map((character) => [character.id, character] as const))(
    '[D-F05] %s comes round: the film of it closes',
    (_, character) => {
      const fps = 30;
      const puppet = new Puppet(character);
      const welcome = new Welcome();
      const round = () =>
        Array.from({ length: WELCOME_PERIOD * fps }, () => {
          welcome.goOn(puppet, 1 / fps);
          return puppet.step(1 / fps);
        });
      const [first, second] = [round(), round()];
      for (const picture of [0, 8 * fps, 22 * fps, WELCOME_PERIOD * fps - 1])
        for (const [param, value] of objectEntries(first[picture] ?? {}))
          expect(second[picture]?.[param], param).toBeCloseTo(value, 1);
    },
  );
});
