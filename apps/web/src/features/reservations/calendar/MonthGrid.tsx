import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import jaLocale from '@fullcalendar/react/locales/ja';
import '@fullcalendar/react/skeleton.css';
import type { Weekday } from '@mukae/contract/domain/hours/weekday';
import { japanDay, japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import { daysOfWeek } from './engineDays';
import classes from './MonthGrid.module.css';
import { weekdayInWords } from './weekdayInWords';

const plugins = [dayGridPlugin, interactionPlugin];
const locales = [jaLocale];

/** The weeks of a month: how each day stands, and what one has reserved. A day opens when it is pressed. */
export function MonthGrid({
  day,
  hidden,
  events,
  cell,
  shownEvents,
  onDay,
  onOpen,
}: {
  day: string;
  hidden: readonly Weekday[];
  events: EventInput[];
  cell: (day: string, isOther: boolean) => ReactNode;
  /** So many of a day are named; the others are counted. */
  shownEvents: number;
  onDay: (day: string) => void;
  onOpen: (eventId: string) => void;
}) {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  return (
    <div className={classes.month}>
      <FullCalendar
        key={day.slice(0, 7)}
        plugins={plugins}
        locales={locales}
        locale={language}
        initialView="dayGridMonth"
        initialDate={day}
        timeZone="Asia/Tokyo"
        firstDay={1}
        hiddenDays={daysOfWeek(hidden)}
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        dayMaxEvents={shownEvents}
        moreLinkContent={({ num }) => (shownEvents > 0 ? t.more(num) : t.count(num))}
        moreLinkClick={({ date }) => onDay(japanDay(date))}
        navLinks
        navLinkDayClick={(date) => onDay(japanDay(date))}
        navLinkHint={(words) => t.openDay(words)}
        dateClick={({ date }) => onDay(japanDay(date))}
        events={events}
        eventClick={({ event }) => onOpen(event.id)}
        eventContent={({ event }) => (
          <span className={classes.chip}>
            <b>{event.start && japanTimeOfDay(event.start).replace(/^0/, '')}</b> {event.title}
          </span>
        )}
        dayHeaderContent={({ date }) => weekdayInWords(date, language)}
        dayCellTopContent={({ date, isOther }) => cell(japanDay(date), isOther)}
        dayHeaderAlign="center"
        dayHeaderClass={classes.head}
        dayRowClass={classes.week}
        dayCellClass={({ isPast, isToday, isOther }) =>
          [classes.cell, isPast && classes.past, isToday && classes.today, isOther && classes.other]
            .filter(Boolean)
            .join(' ')
        }
        dayCellTopClass={classes.top}
        dayCellTopInnerClass={classes.topInner}
        eventClass={classes.event}
        rowMoreLinkClass={classes.more}
      />
    </div>
  );
}
