import { draftField } from '@mukae/contract/calls/templateFields';
import type { Draft } from '@mukae/contract/domain/template/draft';
import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';

/** What the server has not been told yet, and the revision it was made from. */
const unsentDraft = z.object({ draft: draftField, revision: z.number() });

interface Unsent {
  draft: Draft;
  revision: number;
}

const nameOf = (userId: string, signageId: number): string => `templateDraft ${userId} ${signageId}`;

export const unsentOf = (userId: string, signageId: number): Unsent | undefined =>
  keptIn(localStorage, nameOf(userId, signageId), unsentDraft);

/** False where this browser keeps nothing. */
export function keepUnsent(userId: string, signageId: number, unsent: Unsent): boolean {
  try {
    localStorage.setItem(nameOf(userId, signageId), JSON.stringify(unsent));
    return true;
  } catch {
    return false;
  }
}

export const forgetUnsent = (userId: string, signageId: number): void =>
  localStorage.removeItem(nameOf(userId, signageId));
