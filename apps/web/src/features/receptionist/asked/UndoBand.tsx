import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconArrowBackUp, IconCheck } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { askedTexts } from './asked.texts';
import classes from './UndoBand.module.css';
import type { UndoableDeed } from './useAskedDeeds';

const undoMs = 10_000;

/** What was done, and the way back from it for ten seconds; whoever points at it or has the focus on it has more time. */
export function UndoBand({ deed, onOver }: { deed: UndoableDeed | null; onOver: () => void }) {
  const t = useTexts(askedTexts);
  const place = useRef<HTMLDivElement>(null);
  const isOver = useEffectEvent(onOver);
  useEffect(() => {
    if (!deed) return;
    const timer = setInterval(() => {
      const isHeld = place.current?.contains(document.activeElement) || place.current?.matches(':hover');
      if (!isHeld) isOver();
    }, undoMs);
    return () => clearInterval(timer);
  }, [deed]);
  return (
    <div ref={place} role="status" className={classes.place}>
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
