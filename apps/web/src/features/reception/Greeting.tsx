import { useMe } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { partOfDay } from './partOfDay';
import { receptionTexts } from './reception.texts';

/** The one sentence below a title. It keeps its line while the name is on its way. */
export function Greeting() {
  const t = useTexts(receptionTexts);
  const { data: me } = useMe();
  return me ? t.greeting[partOfDay(new Date())](me.name) : '\u00a0';
}
