import { answerFields } from '@mukae/contract/calls/companyAnswers';
import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import * as z from 'zod/mini';
import { readBy } from '@/forms/reading';

/** An answer that is written where its question stands. */
export interface AskedDraft {
  question: string;
  questionEn: string;
  answer: string;
  answerEn: string;
}

const { question, questionEn, answer, answerEn } = answerFields;
const written = z.object({ question, questionEn, answer, answerEn });

export const readDraft = (draft: AskedDraft) => readBy(written, draft);

/** Whether words of a visitor can be one of the ways to ask something: whoever tells a whole story has to be put in short first. */
export const canBeQuestion = (text: string): boolean => question.safeParse(text).success;

/** It begins with the visitor's own words, in the language in which she spoke. */
export function draftFor(text: string): AskedDraft {
  const words = canBeQuestion(text) ? text : '';
  const [ja, en] = languageOf(text) === 'en' ? ['', words] : [words, ''];
  return { question: ja, questionEn: en, answer: '', answerEn: '' };
}
