import { answerTasks } from '#platform/apart/answerTasks';

const forEver = (): never => {
  for (;;);
};

const moreAndMore = (): never => {
  const kept: object[] = [];
  for (;;) kept.push({ kept });
};

/** What a thread may come to do. */
answerTasks((task: 'answer' | 'throw' | 'forEver' | 'moreAndMore') => {
  if (task === 'throw') throw new RangeError('thrown in the thread');
  if (task === 'forEver') return forEver();
  if (task === 'moreAndMore') return moreAndMore();
  return 'answered';
});
