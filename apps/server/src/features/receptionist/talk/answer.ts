import { receptionistLines, sorryLines } from '@mukae/contract/domain/receptionist/lines';
import { acceptsOffer } from '@mukae/contract/domain/talk/acceptsOffer';
import type { Meaning } from '@mukae/contract/domain/talk/readWords';
import type { Question } from './question';
import { type Answering, doing, handedOver, replied, sentence } from './talkEnd';

interface Engines {
  builtIn(question: Question): Answering;
  /** Null: there is no outside model. */
  outside: ((question: Question, signal: AbortSignal) => Answering) | null;
}

/** What is said to who asks nothing that an answer would help with. */
async function* reply(meaning: Exclude<Meaning, 'question'>): Answering {
  switch (meaning) {
    case 'angry':
      yield doing('bow');
      yield sentence(sorryLines.angry);
      return { ...handedOver('angry'), isQuestion: false };
    case 'person':
      yield doing('bow');
      yield sentence(receptionistLines.handsOver);
      return { ...handedOver('asked'), isQuestion: false };
    case 'forbidden':
      yield doing('plain');
      yield sentence(receptionistLines.forbidden);
      return replied;
    case 'goodbye':
      yield doing('bow');
      yield sentence(receptionistLines.leave);
      return { ...replied, isOver: true };
    case 'thanks':
      yield doing('nod');
      yield sentence(receptionistLines.thanked);
      return replied;
    case 'hello':
      yield doing('bow');
      yield sentence(receptionistLines.hello);
      return replied;
  }
}

/** What every receptionist does, whichever engine answers. */
export const makeAnswer = ({ builtIn, outside }: Engines) =>
  async function* answer(question: Question, signal: AbortSignal): Answering {
    // Where she did not understand she has offered to call one.
    if (question.misses > 0 && acceptsOffer(question.text)) return yield* reply('person');
    if (question.meaning !== 'question') return yield* reply(question.meaning);
    // What is touched on the screen has its answer.
    if (question.chosen || !outside) return yield* builtIn(question);
    return yield* outside(question, signal);
  };
