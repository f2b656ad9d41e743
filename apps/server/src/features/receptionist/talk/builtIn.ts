import { verdictOf } from '@mukae/contract/domain/answer/sureness';
import { filledIn } from '@mukae/contract/domain/answer/variables';
import { missesMax } from '@mukae/contract/domain/receptionist/dialogue';
import { receptionistLines, sorryLines } from '@mukae/contract/domain/receptionist/lines';
import { asChoice, type Knowledge, type KnownAnswer } from './knowledge';
import type { Question } from './question';
import { type Answering, answered, doing, handedOver, sentence, type TalkEnd } from './talkEnd';

/** How many choices stand on a screen. */
const choicesMax = 3;

/** Answers with what the company has written, and nothing else. */
export function makeBuiltIn(knowledge: Knowledge): (question: Question) => Answering {
  async function* give(answer: KnownAnswer, { asker, askedAt }: Question, sureness: number | null): Answering {
    const values = { store: asker.place.store, openingHours: asker.place.openingHours, now: askedAt };
    yield doing(answer.gesture, answer.pictureUrl);
    yield sentence({ ja: filledIn(answer.answer, values, 'ja'), en: filledIn(answer.answerEn, values, 'en') });
    return { ...answered, answerId: answer.id, sureness, choices: await knowledge.followUps(answer) };
  }

  /** Not understood: asked back with what is near, or a person is offered, and called after the third time in a row. */
  async function* ask(near: readonly KnownAnswer[], question: Question, missed: TalkEnd): Answering {
    const { rules, misses, counts, asker } = question;
    const suggestions = near.length > 0 ? near.map(asChoice) : await knowledge.suggestions(asker.companyId);
    const knowsNothing = suggestions.length === 0;
    if (rules.callsPerson && ((counts && misses + 1 >= missesMax) || knowsNothing)) {
      yield doing('bow');
      yield sentence(sorryLines.missed);
      const { answerId, sureness } = missed;
      return { ...handedOver('missed'), answerId, sureness, isMiss: true };
    }
    yield doing('plain');
    yield sentence(near.length > 0 ? receptionistLines.asksBack : receptionistLines.unknown);
    return { ...missed, choices: suggestions };
  }

  return async function* answer(question) {
    const { asker, chosen, text, rules } = question;
    if (chosen) return yield* give(chosen, question, null);
    const matches = await knowledge.match(asker.companyId, text);
    const verdict = verdictOf(matches, rules.answersFrom);
    const near = await knowledge.find(
      asker.companyId,
      verdict === 'handover' ? [] : matches.slice(0, choicesMax).map(({ id }) => id),
    );
    const [best] = near;
    const sureness = matches[0]?.sureness ?? null;
    if (verdict === 'answer' && best) return yield* give(best, question, sureness);
    const missed: TalkEnd = { ...answered, kind: 'choices', answerId: matches[0]?.id ?? null, sureness, isMiss: true };
    return yield* ask(near, question, missed);
  };
}
