import { ScrollArea, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { clockMinute } from '@/dates/clockTime';
import { HandedOver, Translated, useDialogue } from '@/features/receptionist';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { Panel } from '@/ui/Panel';
import type { CallSession } from '../call/CallSession';
import { Proposals } from '../proposals/Proposals';
import { MessageLine } from './MessageLine';
import { StandingLine } from './StandingLine';
import classes from './TalkLog.module.css';
import { visitorTexts } from './visitor.texts';

/** What was said and shown; the newest line is always in view. */
export function TalkLog({ session, className }: { session: CallSession; className: string | undefined }) {
  const t = useTexts(visitorTexts);
  const { call, talk } = useObserved(session.facts);
  const { data: dialogue } = useDialogue(call.requestId);
  const said = talk.findLast(({ by }) => by === 'visitor')?.text;
  const asked = dialogue?.lines.findLast(({ by }) => by === 'visitor')?.text;
  const end = useRef<HTMLDivElement>(null);
  const last = talk.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <Panel title={t.log} space="flush" className={[classes.panel, className].join(' ')}>
      <ScrollArea
        className={classes.lines}
        type="hover"
        viewportProps={{ role: 'log', 'aria-label': t.log, tabIndex: 0 }}
      >
        <HandedOver requestId={call.requestId} />
        {talk.length === 0 && (
          <Text size="sm" c="dimmed">
            {t.nothingSaid}
          </Text>
        )}
        {talk.map(({ id, by, text, at }) => (
          <div key={id} className={classes.line} data-by={by}>
            <Text size="xs" c="dimmed" className={classes.who}>
              <span>{t[by]}</span>
              <time>{clockMinute(at)}</time>
            </Text>
            <div className={classes.words}>
              {text}
              {by === 'visitor' && <Translated text={text} />}
            </div>
          </div>
        ))}
        <div ref={end} />
      </ScrollArea>
      <Proposals session={session} said={said ?? asked ?? null} />
      {call.writtenLine !== null && <StandingLine line={call.writtenLine} onTakeBack={session.takeBack} />}
      <MessageLine onWrite={session.write} />
    </Panel>
  );
}
