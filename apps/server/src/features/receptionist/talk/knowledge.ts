import type { TalkChoice } from '@mukae/contract/calls/talking';
import type { AnswerGesture } from '@mukae/contract/domain/answer/answer';
import type { Queryable } from '#platform/db/database';

/** One answer of a company. */
export interface KnownAnswer {
  id: number;
  category: string;
  question: string;
  questionEn: string;
  answer: string;
  answerEn: string;
  gesture: AnswerGesture;
  /** Empty: none. */
  pictureUrl: string;
}

/** What a company's receptionist knows. */
export interface Knowledge {
  /** The nearest answers, best first, in percent. */
  match(companyId: number, text: string): Promise<readonly { id: number; sureness: number }[]>;
  /** Those of them that are there, in this order. */
  find(companyId: number, ids: readonly number[]): Promise<readonly KnownAnswer[]>;
  /** What is offered before anybody asks. */
  suggestions(companyId: number): Promise<TalkChoice[]>;
  /** What may be asked after that. */
  followUps(answer: KnownAnswer): Promise<TalkChoice[]>;
  /** All that is asked in the same manner has the same one. */
  keyOf(text: string): Promise<string>;
  noteGiven(on: Queryable, answerId: number, now: Date): Promise<unknown>;
}

export const asChoice = ({ id, question, questionEn }: KnownAnswer): TalkChoice => ({
  id,
  ja: question,
  en: questionEn,
});
