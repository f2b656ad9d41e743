import { VisuallyHidden } from '@mantine/core';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { startOfJapanDay } from '@mukae/contract/domain/time/japanTime';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { dayInWords } from '@/dates/dayInWords';
import { slotInWords } from '@/dates/slotInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import { type FreeDay, type PointedTime, slotPointedAt } from './pointedTime';

interface FreeTimesHands {
  /** What is picked, if it is free. */
  picked: TimeSlot | null;
  pointed: PointedTime | null;
  onPoint: (pointed: PointedTime | null) => void;
  onStart: (slot: TimeSlot) => void;
  onStretch: (way: 1 | -1) => void;
  onReserve: () => void;
}

/** The calendar for the keyboard: what is free, day by day. What has the focus is marked in the grid. */
export function FreeTimes({ days, ...hands }: FreeTimesHands & { days: readonly FreeDay[] }) {
  const { keys: t } = useTexts(calendarTexts);
  const hintId = useId();
  return (
    <VisuallyHidden>
      <p id={hintId}>{t.hint}</p>
      <p aria-live="polite">{hands.picked && t.marked(slotInWords(hands.picked))}</p>
      {days.map((free) => (
        <FreeTimesOfDay key={free.day} free={free} hintId={hintId} {...hands} />
      ))}
    </VisuallyHidden>
  );
}

const ways = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

function FreeTimesOfDay({
  free: { day, times },
  hintId,
  picked,
  pointed,
  onPoint,
  onStart,
  onStretch,
  onReserve,
}: FreeTimesHands & { free: FreeDay; hintId: string }) {
  const { keys: t } = useTexts(calendarTexts);
  const { language } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const isGone = pointed?.day === day && !slotPointedAt(pointed, times);
  // What had the focus is not free any more: the next one is looked for from here, not from the top of the page.
  useEffect(() => {
    if (isGone) list.current?.focus();
  }, [isGone]);
  const isIn = (slot: TimeSlot): boolean =>
    picked !== null && picked.startsAt >= slot.startsAt && picked.endsAt <= slot.endsAt;
  const stretch = (event: KeyboardEvent) => {
    const way = ways.get(event.key);
    if (way === undefined || !picked) return;
    event.preventDefault();
    onStretch(way);
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={t.label(dayInWords(startOfJapanDay(day), language))}>
      {times.length === 0 && <li>{t.none}</li>}
      {times.map((slot) => (
        // By its end: it is reserved from its beginning, and what is left of it keeps the focus.
        <li key={slot.endsAt.getTime()}>
          <button
            type="button"
            aria-describedby={hintId}
            onFocus={() => onPoint({ day, until: slot.endsAt.getTime() })}
            onBlur={() => onPoint(null)}
            onKeyDown={stretch}
            onClick={() => (isIn(slot) ? onReserve() : onStart(slot))}
          >
            {t.free(slotInWords(slot))}
          </button>
        </li>
      ))}
    </ul>
  );
}
