import * as z from 'zod/mini';
import { importLimits } from '../domain/list/importLimits';
import { languages } from '../language';
import { idField } from './fields';

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
  /** The mark of the preview that is to be done. Without it nothing is written: the answer shows what would be. */
  mark: z.optional(z.string().check(z.maxLength(100))),
});

export const importFile = { maxBytes: importLimits.bytes, tooLarge: 'csvTooLarge' } as const;

export const importAnswer = z.object({
  result: z.literal('OK'),
  isWritten: z.boolean(),
  /** Whether somebody who is logged in has to log in anew, or even the caller herself. */
  logsOut: z.enum(['nobody', 'others', 'caller']),
  /** Whether one of them is in a conversation with a visitor, which ends with it. */
  endsCall: z.boolean(),
  rows: z.array(previewedRow),
  /** Of what the rows would do: another one, once somebody has changed what they are held against. */
  mark: z.string(),
});
export type ImportAnswer = z.output<typeof importAnswer>;

export const exportInput = z.strictObject({
  companyId: z.optional(idField),
  /** Of the words in the file; that of the browser where it is left out. */
  language: z.optional(z.enum(languages)),
});
