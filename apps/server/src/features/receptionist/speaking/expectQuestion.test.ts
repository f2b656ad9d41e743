import { expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { patiently } from '#testing/patiently';
import { minutes, TestClock } from '#testing/testClock';
import { makeExpectQuestion } from './expectQuestion';

it('[D-AT11] a company is made ready for a question once in ten minutes, or again where that failed', async () => {
  const clock = new TestClock();
  const prepared: number[] = [];
  let fails = false;
  const prepare = async (companyId: number) => {
    prepared.push(companyId);
    if (fails) throw new Error('not now');
  };
  const logged: string[] = [];
  const log = makeLogger('warn', { write: (line) => void logged.push(line) });
  const expectQuestion = makeExpectQuestion({ clock, log, prepare });
  for (const companyId of [1, 1, 2, 1]) expectQuestion(companyId);
  clock.forward(minutes(10));
  expectQuestion(1);
  expect(prepared).toEqual([1, 2]);
  clock.forward(1);
  fails = true;
  expectQuestion(1);
  await patiently(() => expect(logged).toHaveLength(1));
  expectQuestion(1);
  expect(prepared).toEqual([1, 2, 1, 1]);
});
