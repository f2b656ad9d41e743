import { answerFields, type ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import type { AnswerGesture } from '@mukae/contract/domain/answer/answer';
import { isBlank } from '@mukae/contract/domain/text/blank';
import * as z from 'zod/mini';
import { type Reading, readBy, readChange } from '@/forms/reading';
import type { BegunAnswer } from './begunAnswer';

/** One other way to ask it. */
export interface PhrasingRow {
  text: string;
}

/** What stands in the form. */
export interface AnswerDraft {
  category: string;
  question: string;
  questionEn: string;
  phrasings: readonly PhrasingRow[];
  answer: string;
  answerEn: string;
  gesture: AnswerGesture;
  pictureId: number | null;
  isSuggested: boolean;
}

const whole = z.object(answerFields);
const change = z.partial(whole);

export const newDraft = ({ question, questionEn, answer, answerEn }: Required<BegunAnswer>): AnswerDraft => ({
  category: '',
  question,
  questionEn,
  phrasings: [],
  answer,
  answerEn,
  gesture: 'plain',
  pictureId: null,
  isSuggested: false,
});

const writtenIn = ({
  category,
  question,
  questionEn,
  phrasings,
  answer,
  answerEn,
  gesture,
  pictureId,
  isSuggested,
}: ListedAnswer) => ({
  category,
  question,
  questionEn,
  phrasings,
  answer,
  answerEn,
  gesture,
  pictureId,
  isSuggested,
});

export function answerDraftOf(answer: ListedAnswer): AnswerDraft {
  const written = writtenIn(answer);
  return { ...written, phrasings: written.phrasings.map((text) => ({ text })) };
}

/** What the form says: a row in which nothing is written says nothing. */
const saidIn = (draft: AnswerDraft) => ({
  ...draft,
  phrasings: draft.phrasings.map(({ text }) => text).filter((text) => !isBlank(text)),
});

/** What is wrong with a phrasing stands at its row. */
function atItsRow<Said>(reading: Reading<Said>, { phrasings }: AnswerDraft): Reading<Said> {
  if (reading.isRight) return reading;
  const rows = phrasings.flatMap(({ text }, at) => (isBlank(text) ? [] : [at]));
  const places = new Map(rows.map((at, said) => [`phrasings.${said}`, `phrasings.${at}.text`]));
  const faults = Object.entries(reading.faults).map(([field, fault]) => [places.get(field) ?? field, fault]);
  return { isRight: false, faults: Object.fromEntries(faults) };
}

export const readNewAnswer = (draft: AnswerDraft) => atItsRow(readBy(whole, saidIn(draft)), draft);

export const readChangedAnswer = (answer: ListedAnswer, draft: AnswerDraft) =>
  atItsRow(readChange(change, writtenIn(answer), saidIn(draft)), draft);
