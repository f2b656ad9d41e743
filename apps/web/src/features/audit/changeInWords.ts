import { gestureWords } from '@mukae/contract/domain/answer/gestureWords';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import type { Language } from '@mukae/contract/language';
import { roleTexts } from '@/features/accounts';
import { changesTexts } from './changes.texts';

/** What a change says: that there was one, what there is now, or what became of what. */
export interface ChangeInWords {
  field: string;
  was: string | null;
  is: string;
}

/** Their values tell a person nothing. */
const merelyChanged = new Set(['password', 'image']);

export function changeInWords({ field, from, to }: FieldChange, language: Language): ChangeInWords {
  const { fields, changed, none } = changesTexts[language];
  const name = wordIn(fields, field);
  if (merelyChanged.has(field) || (from === '' && to === '')) return { field: name, was: null, is: changed };
  const values = valuesOf(field, language);
  const inWords = (value: string) => (value === '' ? none : wordIn(values, value));
  return { field: name, was: from === '' ? null : inWords(from), is: inWords(to) };
}

/** The words for the values of a field that has a few fixed ones. */
function valuesOf(field: string, language: Language): Readonly<Record<string, string>> {
  const { shown, filmed, mailed, done, used, rows, layouts } = changesTexts[language];
  switch (field) {
    case 'role':
      return roleTexts[language];
    case 'layout':
      return layouts;
    case 'row':
      return rows;
    case 'is_avatar_filmed':
      return filmed;
    case 'mails_when_away':
      return mailed;
    case 'is_view_telop':
    case 'is_view_logo':
    case 'is_view_media':
      return shown;
    case 'gesture':
      return gestureWords[language];
    case 'is_on':
      return used;
    case 'is_suggested':
    case 'calls_person':
    case 'answers_english':
    case 'wakes_by_voice':
    case 'wakes_by_motion':
      return done;
    default:
      return {};
  }
}

/** A name that has no word stands for itself. */
const wordIn = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;
