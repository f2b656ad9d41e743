import { writeSync } from 'node:fs';
import { answerTasks } from '#platform/apart/answerTasks';

const forEver = (): never => {
  for (;;);
};

const moreAndMore = (): never => {
  const kept: object[] = [];
  for (;;) kept.push({ kept });
};

const endAll = (): never => {
  writeSync(2, 'what it was given is damaged');
  return process.exit(255);
};

/** What a thread or a process may come to do. */
answerTasks((task: 'answer' | 'throw' | 'forEver' | 'moreAndMore' | 'endAll') => {
  if (task === 'endAll') return endAll();
  if (task === 'throw') throw new RangeError('thrown in the thread');
  if (task === 'forEver') return forEver();
  if (task === 'moreAndMore') return moreAndMore();
  return 'answered';
});
