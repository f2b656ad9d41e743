import { Button } from '@mantine/core';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { isWithinSlot } from '@mukae/contract/domain/reservation/reservation';
import { IconDoorEnter } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { enteringTexts } from './entering.texts';
import type { MeetingEntry } from './useMeetingEntry';

/** The way into a meeting, open from its start to its end. */
export function EnterMeeting({
  reservation,
  now,
  entry: { entering, enter },
  leads = false,
  whyNotId,
}: {
  reservation: Reservation;
  now: Date;
  entry: MeetingEntry;
  /** The one thing to press on the page. */
  leads?: boolean;
  /** What on the page says when one can enter. */
  whyNotId: string;
}) {
  const t = useTexts(enteringTexts);
  const isOpen = isWithinSlot(reservation, now);
  return (
    <Button
      {...(leads
        ? { leftSection: <IconDoorEnter size={20} stroke={1.7} aria-hidden /> }
        : { size: 'xs', variant: 'light' })}
      aria-label={leads ? undefined : t.enterOf(reservation.title)}
      aria-describedby={isOpen ? undefined : whyNotId}
      disabled={!isOpen}
      loading={entering === reservation.id}
      onClick={() => enter(reservation)}
    >
      {leads ? t.enter : t.enterShort}
    </Button>
  );
}
