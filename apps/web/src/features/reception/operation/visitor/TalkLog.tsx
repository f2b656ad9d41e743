import { ScrollArea, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { clockMinute } from '@/dates/clockTime';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import type { TalkLine } from '../call/talk';
import { MessageLine } from './MessageLine';
import { StandingLine } from './StandingLine';
import classes from './TalkLog.module.css';
import { visitorTexts } from './visitor.texts';

/** What was said and shown; the newest line is always in view. */
export function TalkLog({
  talk,
  writtenLine,
  className,
  onWrite,
  onTakeBack,
}: {
  talk: readonly TalkLine[];
  /** What stands on the screen of the visitor. */
  writtenLine: string | null;
  className: string | undefined;
  onWrite: (text: string) => void;
  onTakeBack: () => void;
}) {
  const t = useTexts(visitorTexts);
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
            <div className={classes.words}>{text}</div>
          </div>
        ))}
        <div ref={end} />
      </ScrollArea>
      {writtenLine !== null && <StandingLine line={writtenLine} onTakeBack={onTakeBack} />}
      <MessageLine onWrite={onWrite} />
    </Panel>
  );
}
