import { OutsideFailure } from '#platform/outside/outsideFailure';
import type { ChatMessage } from '../chat/chat';
import type { ChatBit } from '../chat/chatBits';
import { makeDeeds } from './deeds';
import type { LeakCheck } from './leaks';
import { makeSpokenAnswer, UnspeakableAnswer } from './spokenAnswer';
import type { TalkPiece, TalkRequest, TalkTokens } from './talkEngine';

const sentence = (text: string): TalkPiece => ({ is: 'sentence', text });

/** Where a service does not count: a word in Latin letters takes less than one for each letter, Japanese about one. */
const estimatedTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

/** Makes of what a model says what a receptionist does. */
export function makeReading(request: TalkRequest, prompt: readonly ChatMessage[], isLeak: LeakCheck) {
  const answer = makeSpokenAnswer(request, isLeak);
  const deeds = makeDeeds();
  let written = '';
  let hasBegun = false;
  let finished: string | undefined;
  let counted: TalkTokens | undefined;

  /** A sentence that was cut off is none. */
  const rest = () => (finished === 'length' ? [] : answer.rest());

  return {
    take(bit: ChatBit): TalkPiece[] {
      hasBegun = true;
      if (bit.is === 'finished') finished = bit.because;
      if (bit.is === 'tokens') counted = { in: bit.in, out: bit.out };
      if (bit.is === 'toolCall') deeds.take(bit);
      if (bit.is !== 'text') return [];
      written += bit.text;
      return answer.take(bit.text).map(sentence);
    },
    /** Nothing more of it is wanted. */
    isFull: (): boolean => answer.isFull,
    /** Nothing more of it is wanted, or nothing more comes but what it cost. */
    isOver: (): boolean => answer.isFull || finished !== undefined,
    isCounted: (): boolean => counted !== undefined,
    /** What is left when nothing more comes. Fails where that was no answer. */
    end(): TalkPiece[] {
      if (!answer.isFull && finished === undefined) throw new OutsideFailure('broken', 'it stopped in the middle');
      if (finished === 'content_filter') throw new OutsideFailure('refused', 'it filtered its answer');
      const left = answer.isFull ? [] : [...rest().map(sentence), ...deeds.all()];
      const silence = answer.silence;
      if (silence !== undefined && left.length === 0) throw new UnspeakableAnswer(silence);
      return left;
    },
    /** What it cost: nothing as long as nobody has answered. */
    tokens(): TalkTokens {
      if (counted) return counted;
      if (!hasBegun) return { in: 0, out: 0 };
      return { in: estimatedTokens(prompt.map(({ content }) => content).join('')), out: estimatedTokens(written) };
    },
  };
}

export type ModelReading = ReturnType<typeof makeReading>;
