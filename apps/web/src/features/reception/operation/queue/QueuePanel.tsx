import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { lasted } from '@/features/reception/standby/lasted';
import { IconClock } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { LeaveAfterwards } from './LeaveAfterwards';
import classes from './QueuePanel.module.css';
import { queueTexts } from './queue.texts';
import type { Waiting } from './useOthersWaiting';

/** Who is next, and whether anybody is. Those for whom there is no room are counted at the top. */
export function QueuePanel({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useTexts(queueTexts);
  const titleId = useId();
  const now = useServerNow();
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} id={titleId} className={classes.title}>
          {t.title}
        </Title>
        <span className={classes.count} data-some={waiting.length > 0 || undefined}>
          {t.count(waiting.length)}
        </span>
      </div>
      {waiting.length === 0 ? (
        <Text size="xs" c="dimmed">
          {t.nobody}
        </Text>
      ) : (
        <ul className={classes.list}>
          {waiting.map(({ signageId, signageName, storeName, since }) => (
            <li key={signageId} className={classes.one}>
              <span className={classes.place}>
                <b>{signageName}</b>
                <small>{storeName}</small>
              </span>
              <span className={classes.since}>
                <IconClock size={14} stroke={1.8} aria-hidden />
                {lasted(now - since)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <LeaveAfterwards />
    </section>
  );
}
