import { Text } from '@mantine/core';
import type { Dialogue } from '@mukae/contract/calls/receptionist';
import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import { clockMinute } from '@/dates/clockTime';
import { useTexts } from '@/language/LanguageProvider';
import classes from './DialogueLines.module.css';
import { handoverTexts } from './handover.texts';

/** What the visitor and the receptionist said to one another, each in her words and what it means in the other language. */
export function DialogueLines({ lines, language }: Pick<Dialogue, 'lines' | 'language'>) {
  const t = useTexts(handoverTexts);
  const numbered = lines.map((line, place) => ({ ...line, place, spoken: languageOf(line.text, language) }));
  return (
    <ol className={classes.lines}>
      {numbered.map(({ place, by, text, spoken, translated, saidAt }) => (
        <li key={place} className={classes.line} data-by={by}>
          <Text size="xs" c="dimmed" className={classes.who}>
            <span>{t[by]}</span>
            <time dateTime={saidAt}>{clockMinute(Date.parse(saidAt))}</time>
          </Text>
          <div className={classes.words}>
            <span lang={spoken}>{text}</span>
            {translated && (
              <span lang={spoken === 'ja' ? 'en' : 'ja'} className={classes.translated}>
                {translated}
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
