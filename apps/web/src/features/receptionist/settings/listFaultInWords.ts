import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { faults } from '@mukae/contract/errors/faults';
import type { Language } from '@mukae/contract/language';
import { receptionistSettingsTexts } from './receptionistSettings.texts';
import type { ListFault, WordListName } from './wordLists';

const { word, wordsAlike } = receptionistLimits;

/** `3 行目：1 つのことばは 40 文字までです` */
export function listFaultInWords(name: WordListName, { line, why }: ListFault, language: Language): string {
  const { listFaults: t } = receptionistSettingsTexts[language];
  const inWords = () => {
    switch (why) {
      case 'unreadable':
        return t.unreadable[name];
      case 'manyLines':
        return t.manyLines(receptionistLimits[name]);
      case 'manyWords':
        return t.manyWords(wordsAlike);
      case 'tooLong':
        return t.longWord(word);
      default:
        return faults[why][language];
    }
  };
  return line === null ? inWords() : t.inLine(line, inWords());
}
