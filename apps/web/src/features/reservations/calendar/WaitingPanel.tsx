import { Button } from '@mantine/core';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { queryOf } from '@/api/query';
import { slotAsSeenFrom } from '@/dates/slotInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { RefusedRead } from '@/serving/RefusedRead';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { useReservationsChanged } from '../booking/useReservationsChanged';
import { calendarTexts } from './calendar.texts';
import { useMinute } from './useMinute';
import classes from './WaitingPanel.module.css';

/** The slots for which she waits; nothing where there are none, or before they are known. */
export function WaitingPanel() {
  const { waiting: t } = useTexts(calendarTexts);
  const { data, error, isFetching, refetch } = useQuery(queryOf(reservationCalls.getWaiting, {}));
  if (!data && error)
    return (
      <Panel title={t.title} className={classes.panel}>
        <RefusedRead refusal={error.answer} isReading={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data || data.waiting.length === 0) return null;
  return (
    <Panel title={t.title} className={classes.panel}>
      <ul className={classes.list}>
        {data.waiting.map((slot) => (
          <Waiting key={slot.id} slot={slot} />
        ))}
      </ul>
    </Panel>
  );
}

function Waiting({ slot }: { slot: TimeSlot & { id: number } }) {
  const { waiting: t, close } = useTexts(calendarTexts);
  const { language } = useLanguage();
  const reservationsChanged = useReservationsChanged();
  const [busy, setBusy] = useState(false);
  const words = slotAsSeenFrom(useMinute(), slot, language);
  const remove = async () => {
    setBusy(true);
    const answer = await call(reservationCalls.deleteWaiting, { targetId: slot.id });
    setBusy(false);
    if (isError(answer)) void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: close });
    else void toast.success({ title: t.removed, closeLabel: close });
    await reservationsChanged();
  };
  return (
    <li>
      <span>{words}</span>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        loading={busy}
        aria-label={t.removeNamed(words)}
        onClick={() => void remove()}
      >
        {t.remove}
      </Button>
    </li>
  );
}
