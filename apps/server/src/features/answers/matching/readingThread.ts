import { type OpenProgram, openInThread, type Program } from '#platform/apart/program';
import type { Ask, AskedTogether, Told, ToldTogether } from './asks';

/** Reading, in a thread of its own that is there from the first question on. */
interface ReadingThread {
  ask(ask: Ask): Promise<Told>;
  stop(): void;
}

/** The dictionary lies beside it; this is what companies know. */
const memoryMb = 512;
/** So many questions that come at once go together; more would wait for one another. */
const together = 20;
/** A thread that ended takes its questions with it; they are asked again, once. */
const triesOfAsk = 2;

const serviceEnds = 'the service ends';

interface Waiting {
  ask: Ask;
  tries: number;
  resolve(told: Told): void;
  reject(failure: Error): void;
}

export function makeReadingThread(open: OpenProgram = openInThread): ReadingThread {
  let thread: Program<AskedTogether, ToldTogether> | undefined;
  let coming: Waiting[] = [];
  const waiting = new Map<number, readonly Waiting[]>();
  let lastNumber = 0;
  let isStopped = false;

  function openThread(): Program<AskedTogether, ToldTogether> {
    const opened = open<AskedTogether, ToldTogether>(new URL('./matching.worker.ts', import.meta.url), memoryMb);
    opened.hear({
      message: (said) => {
        if ('done' in said) settle(said.done);
        // It could not say for whom it failed: it begins anew.
        else opened.end();
      },
      ended: () => {
        if (thread !== opened) return;
        thread = undefined;
        askAgain();
      },
    });
    return opened;
  }

  function settle({ number, told }: ToldTogether): void {
    const asked = waiting.get(number) ?? [];
    waiting.delete(number);
    if (waiting.size === 0) thread?.keepService(false);
    for (const [at, one] of asked.entries()) {
      const answer = told[at];
      if (!answer || answer.told === 'failed') one.reject(new Error(answer?.because ?? 'nothing was told'));
      else one.resolve(answer);
    }
  }

  function askAgain(): void {
    const asked = [...waiting.values()].flat();
    waiting.clear();
    for (const one of asked) {
      if (one.tries >= triesOfAsk) one.reject(new Error('the thread that reads ended'));
      else send(one);
    }
  }

  function send(one: Waiting): void {
    one.tries += 1;
    if (coming.push(one) === 1) queueMicrotask(post);
  }

  function post(): void {
    const asked = coming;
    coming = [];
    if (asked.length === 0) return;
    thread ??= openThread();
    thread.keepService(true);
    for (let from = 0; from < asked.length; from += together) {
      lastNumber += 1;
      const some = asked.slice(from, from + together);
      waiting.set(lastNumber, some);
      thread.post({ number: lastNumber, asks: some.map(({ ask }) => ask) });
    }
  }

  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        if (isStopped) reject(new Error(serviceEnds));
        else send({ ask, tries: 0, resolve, reject });
      }),
    stop() {
      isStopped = true;
      for (const one of [coming, ...waiting.values()].flat()) one.reject(new Error(serviceEnds));
      coming = [];
      waiting.clear();
      thread?.end();
    },
  };
}
