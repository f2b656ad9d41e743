import { Text } from '@mantine/core';
import type { WaitingSignage } from '@/features/reception/useWaitingSignages';
import { useTexts } from '@/language/LanguageProvider';
import { DeviceStatusTag } from '@/live/DeviceStatusTag';
import { WaitingVisitor } from '../standby/WaitingVisitor';
import { homeTexts } from './home.texts';
import classes from './WaitingNow.module.css';

/** Who stands at a signage and waits, the longest first. */
export function WaitingNow({ waiting }: { waiting: readonly WaitingSignage[] }) {
  const t = useTexts(homeTexts);
  if (waiting.length === 0) return null;
  return (
    <div>
      <Text size="xs" c="dimmed">
        {t.waiting}
      </Text>
      <ul className={classes.waiting}>
        {waiting.map(({ id, status, name, storeName, waitingSince }) => (
          <li key={id}>
            <DeviceStatusTag status={status} />
            <span className={classes.place}>
              <b>{`${storeName} ${name}`}</b>
              <WaitingVisitor since={waitingSince} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
