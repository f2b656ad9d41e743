import * as z from 'zod/mini';
import { flagField, idField } from './fields';

/** What one row of a file would do, or why it cannot. */
const previewedRow = z.object({
  line: z.number(),
  values: z.record(z.string(), z.string()),
  effect: z.enum(['add', 'change', 'none', 'refused']),
  faults: z.array(z.object({ field: z.string(), msg: z.string() })),
});
export type PreviewedRow = z.output<typeof previewedRow>;

export const importInput = z.strictObject({
  companyId: z.optional(idField),
  /** Without it nothing is written: the answer shows what would be. */
  isForceSubmit: z._default(flagField, false),
});

export const importFile = { maxBytes: 2 * 1000 * 1000, tooLarge: 'csvTooLarge' } as const;
export const importRowsMax = 1000;

export const importAnswer = z.object({
  result: z.literal('OK'),
  isWritten: z.boolean(),
  /** Whether somebody who is logged in has to log in anew, or even the caller herself. */
  logsOut: z.enum(['nobody', 'others', 'caller']),
  rows: z.array(previewedRow),
});
export type ImportAnswer = z.output<typeof importAnswer>;

export const exportInput = z.strictObject({ companyId: z.optional(idField) });
