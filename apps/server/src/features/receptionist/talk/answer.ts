import { receptionistLines, sorryLines } from '@mukae/contract/domain/receptionist/lines';
import { asksForPerson } from '@mukae/contract/domain/talk/asksForPerson';
import { saysGoodbye, saysThanks } from '@mukae/contract/domain/talk/courtesy';
import { isAngry } from '@mukae/contract/domain/talk/isAngry';
import type { Question } from './question';
import { type Answering, doing, handedOver, replied, sentence } from './talkEnd';

interface Engines {
  builtIn(question: Question): Answering;
  /** Null: there is no outside model. */
  outside: ((question: Question, signal: AbortSignal) => Answering) | null;
}

/** What every receptionist does, whichever engine answers. */
export function makeAnswer({ builtIn, outside }: Engines) {
  return async function* answer(question: Question, signal: AbortSignal): Answering {
    const { text, chosen, hasForbidden } = question;
    if (chosen) return yield* builtIn(question);
    if (hasForbidden) {
      yield doing('plain');
      yield sentence(receptionistLines.forbidden);
      return replied;
    }
    if (isAngry(text)) {
      yield doing('bow');
      yield sentence(sorryLines.angry);
      return { ...handedOver('angry'), isQuestion: false };
    }
    if (asksForPerson(text)) {
      yield doing('bow');
      yield sentence(receptionistLines.handsOver);
      return { ...handedOver('asked'), isQuestion: false };
    }
    if (saysGoodbye(text)) {
      yield doing('bow');
      yield sentence(receptionistLines.leave);
      return { ...replied, isOver: true };
    }
    if (saysThanks(text)) {
      yield doing('nod');
      yield sentence(receptionistLines.thanked);
      return replied;
    }
    return yield* outside ? outside(question, signal) : builtIn(question);
  };
}
