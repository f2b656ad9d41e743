import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { IconArrowBackUp, IconCheck } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { askedTexts } from './asked.texts';
import classes from './UndoBand.module.css';
import type { AskedDeed } from './useAskedDeeds';

const undoMs = 10_000;

/** What was done, and the way back from it for ten seconds; whoever has the focus on it has more time. */
export function UndoBand({ deed, onOver }: { deed: AskedDeed | null; onOver: () => void }) {
  const t = useTexts(askedTexts);
  const isOver = useEffectEvent(onOver);
  useEffect(() => {
    if (!deed) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.activeElement?.closest(`.${classes.band}`)) wait();
        else isOver();
      }, undoMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [deed]);
  return (
    <div role="status" className={classes.place}>
      {deed && (
        <div className={classes.band}>
          <IconCheck size={20} stroke={2} aria-hidden />
          <span>{deed.words}</span>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={16} stroke={1.9} aria-hidden />}
            onClick={() => void deed.undo()}
          >
            {t.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
