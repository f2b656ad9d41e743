import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed } from '@mukae/contract/domain/change/changed';
import { joinedSynonyms } from '@mukae/contract/domain/receptionist/joinedSynonyms';
import type { Transaction } from '#platform/db/database';
import { findReceptionist, saveReceptionist } from './setup.repo';
import { telling } from './setupInWords';

/** Gives a company words for the same thing; back comes what that changed, as people read it. */
export async function addSynonyms(
  tx: Transaction,
  companyId: number,
  groups: readonly (readonly string[])[],
): Promise<FieldChange[]> {
  const rules = await findReceptionist(tx, companyId);
  const change = changed(rules, { synonyms: joinedSynonyms(rules.synonyms, groups) });
  if (change.synonyms) await saveReceptionist(tx, companyId, { ...rules, ...change });
  return changesInWords(rules, change, telling);
}
