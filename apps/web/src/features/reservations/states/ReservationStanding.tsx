import { Text } from '@mantine/core';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { isWithinSlot } from '@mukae/contract/domain/reservation/reservation';
import { useTexts } from '@/language/LanguageProvider';
import { StatusTag } from '@/ui/StatusTag';
import { reservationStateTexts } from './reservationState.texts';

type Judged = Pick<Reservation, 'state' | 'isNoShow' | 'startsAt' | 'endsAt'>;

/** How a reservation stands now. */
export function ReservationStanding({ reservation, now }: { reservation: Judged; now: Date }) {
  const t = useTexts(reservationStateTexts);
  if (reservation.state === 'cancelled') return <StatusTag tone="calledOff" word={t.cancelled} />;
  if (reservation.isNoShow) return <StatusTag tone="missed" word={t.noShow} />;
  if (isWithinSlot(reservation, now)) return <StatusTag tone="active" word={t.running} />;
  if (reservation.endsAt > now) return <StatusTag tone="standby" word={t.booked} />;
  return (
    <Text span size="sm" c="dimmed">
      {t.over}
    </Text>
  );
}
