import { addressesIn } from './addresses';
import type { LeakCheck } from './leaks';
import { isPage, plainWords } from './plainWords';
import { makeSentences } from './sentences';
import type { TalkRequest } from './talkEngine';
import { makeThoughts } from './thoughts';

/** A visitor stands before the screen: more is a lecture. A sentence has no more either, with its markup. */
const mostCharacters = 600;
/** With its markup, and with what is not said of it. Beyond it nothing is looked at: however much comes at once takes no longer. */
const mostWritten = 4000;

export class UnspeakableAnswer extends Error {
  readonly fault: 'broken' | 'tooLong' | 'unsafe';

  constructor(fault: UnspeakableAnswer['fault']) {
    super(`an answer was ${fault}`);
    this.fault = fault;
  }
}

/** All that the company itself has told: what stands there may be said. */
const toldBy = ({ known, place }: TalkRequest): ReadonlySet<string> =>
  new Set(
    [...known.flatMap(({ question, answer, answerEn }) => [question, answer, answerEn]), ...Object.values(place)]
      .map(String)
      .flatMap(addressesIn),
  );

/**
 * What may be said of an answer, sentence by sentence as it comes: words without markup and secrets, and no address or number that the
 * company did not give. An answer that is too long ends with the last sentence that is short enough.
 */
export function makeSpokenAnswer(request: TalkRequest, isLeak: LeakCheck) {
  const told = toldBy(request);
  const thoughts = makeThoughts();
  const sentences = makeSentences();
  let written = 0;
  let said = 0;
  let leftOut = 0;
  let isFull = false;

  function spoken(sentence: string): string[] {
    if (isFull) return [];
    if (isPage(sentence)) throw new UnspeakableAnswer('broken');
    if (sentence.length > mostCharacters) {
      isFull = true;
      return [];
    }
    // Together with what came before: half of a secret may stand in each of two sentences.
    if (isLeak(sentence)) throw new UnspeakableAnswer('unsafe');
    const words = plainWords(sentence);
    if (words === '') return [];
    if (addressesIn(words).some((address) => !told.has(address))) {
      leftOut += 1;
      return [];
    }
    if (said + words.length > mostCharacters) {
      isFull = true;
      return [];
    }
    said += words.length;
    return [words];
  }

  /** What is not said counts as well. */
  function beginningOf(text: string): string {
    const beginning = text.slice(0, mostWritten - written);
    written += beginning.length;
    return beginning;
  }

  return {
    /** The sentences that are whole by now, and may be said. */
    take(text: string): string[] {
      if (isFull) return [];
      const whole = sentences.take(beginningOf(thoughts.without(text))).flatMap(spoken);
      // A sentence without an end is not waited for.
      if (sentences.rest().length > mostCharacters || written === mostWritten) isFull = true;
      return whole;
    },
    /** What is left when the answer is whole. */
    rest: (): string[] => spoken(sentences.rest()),
    /** Nothing more of it is wanted. */
    get isFull() {
      return isFull;
    },
    /** Why nothing was said; undefined where something was. */
    get silence(): UnspeakableAnswer['fault'] | undefined {
      if (said > 0) return undefined;
      if (isFull) return 'tooLong';
      return leftOut > 0 ? 'unsafe' : 'broken';
    },
  };
}
