import { ScrollArea, Text } from '@mantine/core';
import type { Dialogue } from '@mukae/contract/calls/receptionist';
import { useEffect, useRef } from 'react';
import { IconSparkles } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DialogueLines } from './DialogueLines';
import classes from './HandedOver.module.css';
import { handoverTexts } from './handover.texts';
import { useDialogue } from './useDialogue';

/** What whoever answers has to know before she does: what the visitor and the receptionist said before, where they did. */
export function HandedOver({ requestId }: { requestId: string | null }) {
  const t = useTexts(handoverTexts);
  const { data: dialogue, isError } = useDialogue(requestId);
  if (dialogue) return <ToldBefore key={requestId} dialogue={dialogue} />;
  if (!isError) return null;
  return (
    <Text size="sm" c="dimmed" role="alert">
      {t.readFailed}
    </Text>
  );
}

/** Why the visitor calls, and what was said; the last of it is in sight. */
function ToldBefore({ dialogue }: { dialogue: Dialogue }) {
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
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': t.lines }}
      >
        <DialogueLines {...dialogue} />
      </ScrollArea.Autosize>
    </section>
  );
}
