import { Textarea } from '@mantine/core';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { listFaultInWords } from './listFaultInWords';
import { receptionistSettingsTexts } from './receptionistSettings.texts';
import classes from './WordListField.module.css';
import { type WordListName, wordLists } from './wordLists';

/** Words, a line for each: what is wrong is told with its line. */
export function WordListField({ name, field }: { name: WordListName; field: Field<string> }) {
  const t = useTexts(receptionistSettingsTexts);
  const { language } = useLanguage();
  const fault = field.fault === undefined ? null : wordLists[name].faultIn(field.value);
  return (
    <Textarea
      {...textOf(field)}
      {...(fault && { error: listFaultInWords(name, fault, language) })}
      label={t[name]}
      description={t.hints[name]}
      lang="ja"
      rows={3}
      classNames={{ input: classes.area }}
    />
  );
}
