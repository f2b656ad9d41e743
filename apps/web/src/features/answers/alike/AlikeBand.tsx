import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconArrowsExchange } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './AlikeBand.module.css';
import { alikeTexts } from './alike.texts';
import { CompareDialog } from './CompareDialog';
import type { PairOfAnswers } from './useAlikeAnswers';

/** Says that answers could be taken for one another, and leads to where that is decided. */
export function AlikeBand({ pairs }: { pairs: readonly PairOfAnswers[] }) {
  const t = useTexts(alikeTexts);
  const [isOpen, setOpen] = useState(false);
  const [first] = pairs;
  return (
    <>
      <div role="status">
        {first && (
          <div className={classes.band}>
            <IconArrowsExchange size={22} stroke={1.7} aria-hidden />
            <span className={classes.words}>
              <b>{t.found(pairs.length)}</b>
              <span>{t.mistaken(first.one.question, first.other.question)}</span>
            </span>
            <Button size="xs" variant="default" onClick={() => setOpen(true)}>
              {t.compare}
            </Button>
          </div>
        )}
      </div>
      <CompareDialog pairs={pairs} isOpen={isOpen && first !== undefined} onClose={() => setOpen(false)} />
    </>
  );
}
