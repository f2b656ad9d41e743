import { VisuallyHidden } from '@mantine/core';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { type KeyboardEvent, useId } from 'react';
import { dayInWords } from '@/dates/dayInWords';
import { slotInWords } from '@/dates/slotInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import { startOfDay } from './calendarView';

export interface FreeDay {
  day: string;
  times: readonly TimeSlot[];
}

interface FreeTimesHands {
  /** What is picked, if it is free. */
  picked: TimeSlot | null;
  onPoint: (slot: TimeSlot | null) => void;
  onStart: (slot: TimeSlot) => void;
  onStretch: (way: 1 | -1) => void;
  onReserve: () => void;
}

const ways = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The calendar for the keyboard: what is free, day by day. What has the focus is marked in the grid. */
export function FreeTimes({
  days,
  picked,
  onPoint,
  onStart,
  onStretch,
  onReserve,
}: FreeTimesHands & { days: readonly FreeDay[] }) {
  const { keys: t } = useTexts(calendarTexts);
  const { language } = useLanguage();
  const hintId = useId();
  const isIn = (slot: TimeSlot): boolean =>
    picked !== null && picked.startsAt >= slot.startsAt && picked.endsAt <= slot.endsAt;
  const stretch = (event: KeyboardEvent) => {
    const way = ways.get(event.key);
    if (way === undefined || !picked) return;
    event.preventDefault();
    onStretch(way);
  };
  return (
    <VisuallyHidden>
      <p id={hintId}>{t.hint}</p>
      <p aria-live="polite">{picked && t.marked(slotInWords(picked))}</p>
      {days.map(({ day, times }) => (
        <ul key={day} aria-label={t.label(dayInWords(startOfDay(day), language))}>
          {times.length === 0 && <li>{t.none}</li>}
          {times.map((slot) => (
            <li key={slot.startsAt.getTime()}>
              <button
                type="button"
                aria-describedby={hintId}
                onFocus={() => onPoint(slot)}
                onBlur={() => onPoint(null)}
                onKeyDown={stretch}
                onClick={() => (isIn(slot) ? onReserve() : onStart(slot))}
              >
                {t.free(slotInWords(slot))}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </VisuallyHidden>
  );
}
