import { draftField } from '@mukae/contract/calls/templateFields';
import type { Draft } from '@mukae/contract/domain/template/draft';
import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';

/** What the server has not been told yet, and what it was made from. */
const unsentDraft = z.object({
  draft: draftField,
  draftId: z.nullable(z.number()),
  revision: z.number(),
  underway: z.nullable(draftField),
});

export interface Unsent {
  draft: Draft;
  /** Of what the server had; null: nothing. Revisions begin anew with every draft. */
  draftId: number | null;
  revision: number;
  /** Sent, and not answered yet: the server may have it by now. */
  underway: Draft | null;
}

const nameOf = (userId: string, signageId: number): string => `mukae.templateDraft.${userId}.${signageId}`;

export const unsentOf = (userId: string, signageId: number): Unsent | undefined =>
  keptIn(localStorage, nameOf(userId, signageId), unsentDraft);

/** In vain where this browser keeps nothing: then only the server does. */
export function keepUnsent(userId: string, signageId: number, unsent: Unsent): void {
  try {
    localStorage.setItem(nameOf(userId, signageId), JSON.stringify(unsent));
  } catch {
    forgetUnsent(userId, signageId);
  }
}

export const forgetUnsent = (userId: string, signageId: number): void =>
  localStorage.removeItem(nameOf(userId, signageId));
