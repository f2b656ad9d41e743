import { verdictOf } from '@mukae/contract/domain/answer/sureness';
import { filledIn } from '@mukae/contract/domain/answer/variables';
import { receptionistLines } from '@mukae/contract/domain/receptionist/lines';
import { asChoice, type Knowledge, type KnownAnswer } from './knowledge';
import { callWithRegret, isOneTooMany } from './missed';
import type { Question } from './question';
import { type Answering, answered, doing, sentence, type TalkEnd } from './talkEnd';

/** How many choices stand on a screen. */
const choicesMax = 3;

interface Near {
  id: number;
  sureness: number;
}

/** Answers with what the company has written, and nothing else. */
export function makeBuiltIn(knowledge: Knowledge): (question: Question) => Answering {
  async function* give(answer: KnownAnswer, { asker, askedAt }: Question, sureness: number | null): Answering {
    const values = { store: asker.place.store, openingHours: asker.place.openingHours, now: askedAt };
    yield doing(answer.gesture, answer.pictureUrl);
    yield sentence({ ja: filledIn(answer.answer, values, 'ja'), en: filledIn(answer.answerEn, values, 'en') });
    return {
      ...answered,
      answerId: answer.id,
      nearestId: answer.id,
      sureness,
      choices: await knowledge.followUps(answer),
    };
  }

  /** Not understood: asked back with what is near, or a person is offered, and called after the third time in a row. */
  async function* ask(near: readonly KnownAnswer[], question: Question, missed: TalkEnd): Answering {
    const { rules, asker } = question;
    const suggestions = near.length > 0 ? near.map(asChoice) : await knowledge.suggestions(asker.companyId);
    const knowsNothing = suggestions.length === 0;
    if (isOneTooMany(question) || (rules.callsPerson && knowsNothing)) return yield* callWithRegret(missed);
    yield doing('plain');
    yield sentence(near.length > 0 ? receptionistLines.asksBack : receptionistLines.unknown);
    return { ...missed, choices: suggestions };
  }

  /** Of a question in another language its translation is matched as well, unless she is sure already; the surer one counts. */
  async function match({ asker, text, language, rules, translated }: Question): Promise<readonly Near[]> {
    const asSaid = await knowledge.match(asker.companyId, text);
    if (language === 'ja' || verdictOf(asSaid, rules.answersFrom) === 'answer') return asSaid;
    const inJapanese = await translated();
    if (inJapanese === null) return asSaid;
    const asMeant = await knowledge.match(asker.companyId, inJapanese);
    return (asMeant[0]?.sureness ?? 0) > (asSaid[0]?.sureness ?? 0) ? asMeant : asSaid;
  }

  return async function* answer(question) {
    const { asker, chosen, rules } = question;
    if (chosen) return yield* give(chosen, question, null);
    const matches = await match(question);
    const verdict = verdictOf(matches, rules.answersFrom);
    const near = await knowledge.find(
      asker.companyId,
      verdict === 'handover' ? [] : matches.slice(0, choicesMax).map(({ id }) => id),
    );
    const [best] = near;
    const sureness = matches[0]?.sureness ?? null;
    if (verdict === 'answer' && best) return yield* give(best, question, sureness);
    const missed: TalkEnd = { ...answered, kind: 'choices', nearestId: matches[0]?.id ?? null, sureness, isMiss: true };
    return yield* ask(near, question, missed);
  };
}
