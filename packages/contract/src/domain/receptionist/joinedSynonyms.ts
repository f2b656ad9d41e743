import { receptionistLimits } from './receptionist';

type Groups = readonly (readonly string[])[];

/** What a company has goes before what is added: a group of which it has a word already is left out, and what there is no room for. */
export function joinedSynonyms(own: Groups, added: Groups): Groups {
  const known = new Set(own.flat());
  const fresh = added.filter((group) => !group.some((word) => known.has(word)));
  return [...own, ...fresh].slice(0, receptionistLimits.synonyms);
}
