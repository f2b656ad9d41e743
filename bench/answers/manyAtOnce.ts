import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Finder } from './finder';
import type { QuestionSet } from './sets/questionSet';

/** How long each of so many waits who ask at the same moment, again and again, and how long nothing else went on meanwhile. */
export async function manyAtOnce(
  finderOf: (dialogue: number) => Finder,
  set: QuestionSet,
  dialogues: number,
  rounds: number,
): Promise<{ waited: number[]; blockedMs: number }> {
  const waited: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now();
    const ask = async (dialogue: number): Promise<void> => {
      const asked = set.asked[(dialogue * 7 + round * 13) % set.asked.length];
      if (!asked) throw new Error('nothing is asked');
      await finderOf(dialogue).find(set, asked.text);
      waited.push(performance.now() - since);
    };
    await Promise.all(Array.from({ length: dialogues }, (_, dialogue) => ask(dialogue)));
    // Where it took long, that is seen now.
    await pause(1);
  }
  delay.disable();
  return { waited, blockedMs: delay.max / 1e6 };
}
