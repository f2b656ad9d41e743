import { Text, VisuallyHidden } from '@mantine/core';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { IconArrowRight } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import classes from './ChangeLines.module.css';
import { type ChangeInWords, changeInWords } from './changeInWords';
import { changesTexts } from './changes.texts';

/** The changed fields, a line for each. */
export function ChangeLines({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTexts(changesTexts);
  const { language } = useLanguage();
  if (changes.length === 0) {
    return (
      <Text component="span" size="sm" c="dimmed">
        {t.none}
      </Text>
    );
  }
  return (
    <ul className={classes.lines}>
      {changes.map((change) => (
        <li key={change.field}>
          <Line {...changeInWords(change, language)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ field, was, is }: ChangeInWords) {
  const t = useTexts(changesTexts);
  return (
    <>
      <span className={classes.field}>{t.labelled(field)}</span>
      {was !== null && (
        <>
          <del className={classes.was}>{was}</del>
          <IconArrowRight size={13} stroke={2} aria-hidden />
          <VisuallyHidden>{t.becomes}</VisuallyHidden>
        </>
      )}
      <span className={classes.value}>{is}</span>
    </>
  );
}
