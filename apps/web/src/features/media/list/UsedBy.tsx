import { Text } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { useTexts } from '@/language/LanguageProvider';
import { mediaTexts } from '../media.texts';
import classes from './UsedBy.module.css';

/** The first screen that shows it and the first answer that comes with it, and how many more do. */
export function UsedBy({ medium: { usedBy, useCount, answers, answerCount } }: { medium: MediaAnswer }) {
  const { list: t } = useTexts(mediaTexts);
  const [screen] = usedBy;
  const [question] = answers;
  if (!screen && question === undefined) {
    return (
      <Text span size="sm" c="dimmed">
        {t.none}
      </Text>
    );
  }
  const place = screen && t.place(screen.storeName, screen.name);
  const answer = question === undefined ? undefined : t.answerTo(question);
  return (
    <Text span size="sm" className={classes.places}>
      {place && <span>{useCount > 1 ? t.andMore(place, useCount - 1) : place}</span>}
      {answer && <span>{answerCount > 1 ? t.andMoreAnswers(answer, answerCount - 1) : answer}</span>}
    </Text>
  );
}
