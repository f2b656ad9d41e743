import { Textarea } from '@mantine/core';
import { telopField } from '@mukae/contract/calls/textFields';
import { telopMax } from '@mukae/contract/domain/template/template';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { readText } from '@/forms/readText';
import { useTyped } from '@/forms/useTyped';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { DrawerPart } from '../DrawerPart';
import classes from './TelopText.module.css';
import { telopTexts } from './telop.texts';
import { telopCounts } from './telopCounts';

/** The text itself; the stage follows every letter. */
export function TelopText() {
  const t = useTexts(telopTexts);
  const { language } = useLanguage();
  const { template, edit } = useEditor();
  const { text, type, fault } = useTyped(template.telop, {
    write: (telop) => telop,
    read: (typed) =>
      readText(telopField, typed, language, () => t.tooLong(telopCounts(typed.trim()).characters - telopMax, telopMax)),
    onRight: (telop) => edit({ telop }, 'telop'),
  });
  const { lines, characters } = telopCounts(text);
  return (
    <DrawerPart>
      <Textarea
        size="sm"
        label={t.text}
        description={t.about}
        classNames={{ input: classes.text }}
        rows={4}
        value={text}
        error={fault}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <p className={classes.counts} data-over={characters > telopMax || undefined}>
        <span>{t.lines(lines)}</span>
        <span>{t.characters(characters, telopMax)}</span>
      </p>
    </DrawerPart>
  );
}
