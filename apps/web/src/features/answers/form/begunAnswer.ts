import * as z from 'zod/mini';

/** What another page knows already of an answer that is to be written; it goes along as the state of the way to the form. */
export interface BegunAnswer {
  question?: string;
  answer?: string;
}

const begunAnswer = z.object({ question: z._default(z.string(), ''), answer: z._default(z.string(), '') });

/** A state of anything else says nothing. */
export const begunIn = (state: unknown): Required<BegunAnswer> =>
  begunAnswer.safeParse(state).data ?? { question: '', answer: '' };
