import * as z from 'zod/mini';

/** The body of every refused call. */
export const errorAnswer = z.object({ result: z.literal('Error'), code: z.string(), msg: z.string() });
export type ErrorAnswer = z.output<typeof errorAnswer>;

export const okAnswer = z.object({ result: z.literal('OK'), code: z.literal(''), msg: z.literal('') });

/** The server asks first: shown as a dialog, accepted with isForceSubmit. */
export const confirmAnswer = z.object({ result: z.literal('Confirm'), code: z.string(), msg: z.string() });

export type ConfirmAnswer = z.output<typeof confirmAnswer>;

export const ok = { result: 'OK', code: '', msg: '' } as const;

/** A successful add tells the new id. */
export const addedAnswer = z.extend(okAnswer, { id: z.number() });

export const added = (id: number) => ({ ...ok, id });
