import * as z from 'zod/mini';
import { answeredFaultNames } from '../errors/answeredFaults';

/** What is wrong with one field of a call; a field inside another is named by its whole way, as in `user.name`. */
const fieldFault = z.object({ field: z.string(), fault: z.enum(answeredFaultNames) });
export type FieldFault = z.output<typeof fieldFault>;

/** The body of every refused call. Where fields were wrong, it names them beside telling them in `msg`. */
export const errorAnswer = z.object({
  result: z.literal('Error'),
  code: z.string(),
  msg: z.string(),
  faults: z.optional(z.array(fieldFault)),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;

export const okAnswer = z.object({ result: z.literal('OK'), code: z.literal(''), msg: z.literal('') });

/** The server asks first: shown as a dialog, accepted with isForceSubmit. */
export const confirmAnswer = z.object({ result: z.literal('Confirm'), code: z.string(), msg: z.string() });

export type ConfirmAnswer = z.output<typeof confirmAnswer>;

export const ok = { result: 'OK', code: '', msg: '' } as const;

/** A successful add tells the new id. */
export const addedAnswer = z.extend(okAnswer, { id: z.number() });

export const added = (id: number) => ({ ...ok, id });
