import { ScrollArea, Text } from '@mantine/core';
import type { Dialogue } from '@mukae/contract/calls/receptionist';
import { useEffect, useRef } from 'react';
import { IconSparkles } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DialogueLines } from './DialogueLines';
import classes from './HandedOver.module.css';
import { handoverTexts } from './handover.texts';

/** What whoever answers has to know before she does: why the visitor calls, and what was said; the last of it is in sight. */
export function HandedOver({ dialogue }: { dialogue: Dialogue }) {
  const t = useTexts(handoverTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollTo({ top: place.current.scrollHeight });
  }, []);
  return (
    <section className={classes.box} aria-label={t.title}>
      <Text size="sm" fw={600} className={classes.title}>
        <IconSparkles size={18} stroke={1.7} aria-hidden />
        {t.title}
      </Text>
      <Text size="sm">
        {[dialogue.because && t.because[dialogue.because], dialogue.language === 'en' && t.speaksEnglish]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <ScrollArea.Autosize
        mah={190}
        type="auto"
        viewportRef={place}
        viewportProps={{ tabIndex: 0, role: 'log', 'aria-label': t.title }}
      >
        <DialogueLines {...dialogue} />
      </ScrollArea.Autosize>
    </section>
  );
}
