import { Button } from '@mantine/core';
import { IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './StandingLine.module.css';
import { visitorTexts } from './visitor.texts';

/** What the visitor still reads on the screen, until it is taken back. */
export function StandingLine({ line, onTakeBack }: { line: string; onTakeBack: () => void }) {
  const t = useTexts(visitorTexts);
  return (
    <div className={classes.standing}>
      <p className={classes.words}>
        <small>{t.standing}</small>
        <span title={line}>{line}</span>
      </p>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconX size={15} stroke={1.8} aria-hidden />}
        onClick={onTakeBack}
      >
        {t.takeBack}
      </Button>
    </div>
  );
}
