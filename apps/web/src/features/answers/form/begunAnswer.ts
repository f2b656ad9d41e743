import * as z from 'zod/mini';

/** What another page knows already of an answer that is to be written; it goes along as the state of the way to the form. */
export interface BegunAnswer {
  question?: string;
  questionEn?: string;
  answer?: string;
  answerEn?: string;
  /** Its name among what visitors asked: once it is answered nothing is left to do there, and the way leads back. */
  askedKey?: string;
}

const words = z._default(z.string(), '');
const begunAnswer = z.object({ question: words, questionEn: words, answer: words, answerEn: words, askedKey: words });

/** A state of anything else says nothing. */
export const begunIn = (state: unknown): Required<BegunAnswer> =>
  begunAnswer.safeParse(state).data ?? { question: '', questionEn: '', answer: '', answerEn: '', askedKey: '' };
