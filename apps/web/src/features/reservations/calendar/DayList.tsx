import type { Reservation } from '@mukae/contract/calls/reservationFields';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanDay, startOfJapanDay } from '@mukae/contract/domain/time/japanTime';
import { dayInWords } from '@/dates/dayInWords';
import { slotInWords } from '@/dates/slotInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import classes from './DayList.module.css';
import type { FreeDay } from './pointedTime';

/** A week on a phone: each day with one's own reservations and what is free. */
export function DayList({
  days,
  own,
  onTime,
  onOpen,
}: {
  days: readonly FreeDay[];
  own: readonly Reservation[];
  /** Null: she only looks. */
  onTime: ((slot: TimeSlot) => void) | null;
  onOpen: (reservation: Reservation) => void;
}) {
  const { keys: t } = useTexts(calendarTexts);
  const { language } = useLanguage();
  return (
    <div className={classes.days}>
      {days.map(({ day, times }) => (
        <section key={day} className={classes.day}>
          <h3>{dayInWords(startOfJapanDay(day), language)}</h3>
          {own
            .filter(({ startsAt }) => japanDay(startsAt) === day)
            .map((reservation) => (
              <button key={reservation.id} type="button" className={classes.own} onClick={() => onOpen(reservation)}>
                <b>{reservation.title}</b>
                {slotInWords(reservation)}
              </button>
            ))}
          {times.length === 0 && <p className={classes.none}>{t.none}</p>}
          {times.map((slot) =>
            onTime ? (
              <button
                key={slot.startsAt.getTime()}
                type="button"
                className={classes.free}
                aria-label={t.free(slotInWords(slot))}
                onClick={() => onTime(slot)}
              >
                {slotInWords(slot)}
              </button>
            ) : (
              <p key={slot.startsAt.getTime()} className={classes.none}>
                {t.free(slotInWords(slot))}
              </p>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
