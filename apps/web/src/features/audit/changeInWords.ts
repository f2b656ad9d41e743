import { roles } from '@mukae/contract/domain/account/role';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import type { Language } from '@mukae/contract/language';
import { roleTexts } from '../accounts/role.texts';
import { changesTexts } from './changes.texts';

/** What a change says: that there was one, what there is now, or what became of what. */
export interface ChangeInWords {
  field: string;
  was: string | null;
  is: string;
}

/** Their values tell a person nothing. */
const told = new Set(['password', 'image']);

export function changeInWords({ field, from, to }: FieldChange, language: Language): ChangeInWords {
  const { fields, changed, none } = changesTexts[language];
  const name = new Map(Object.entries(fields)).get(field) ?? field;
  if (told.has(field) || (from === '' && to === '')) return { field: name, was: null, is: changed };
  const valueInWords = (value: string) => (field === 'role' ? roleInWords(value, language) : value) || none;
  return { field: name, was: from === '' ? null : valueInWords(from), is: valueInWords(to) };
}

function roleInWords(value: string, language: Language): string {
  const role = roles.find((candidate) => candidate === value);
  return role ? roleTexts[language][role] : value;
}
