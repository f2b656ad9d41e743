import FullCalendar, { type EventApi, type EventDisplayInfo, type EventInput } from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import jaLocale from '@fullcalendar/react/locales/ja';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import type { Weekday } from '@mukae/contract/domain/hours/weekday';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanDay, japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import { kindOf } from './calendarEvents';
import type { CalendarView } from './calendarView';
import { DayHead } from './DayHead';
import { daysOfWeek } from './engineDays';
import type { ShownHours } from './shownTimes';
import classes from './TimeGrid.module.css';

const plugins = [timeGridPlugin, interactionPlugin];
const locales = [jaLocale];
const pad = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const slotOf = ({ start, end }: Pick<EventApi, 'start' | 'end'>): TimeSlot | null =>
  start && end ? { startsAt: start, endsAt: end } : null;

interface TimeGridProps {
  view: Exclude<CalendarView, 'month'>;
  day: string;
  hidden: readonly Weekday[];
  hours: ShownHours;
  pixelsAnHour: number;
  withHeads: boolean;
  events: EventInput[];
  maySelect: boolean;
  show: (eventId: string, slot: TimeSlot, isMirror: boolean) => ReactNode;
  isPastEvent: (eventId: string) => boolean;
  onSelect: (slot: TimeSlot) => void;
  onTap: (at: Date) => void;
  onOpen: (eventId: string) => void;
  onMove: (eventId: string, slot: TimeSlot) => void;
  mayLie: (eventId: string, slot: TimeSlot) => boolean;
}

/** Days side by side, with an hour below the other. */
export function TimeGrid(props: TimeGridProps) {
  const { view, day, hidden, hours, pixelsAnHour, events, maySelect, show, isPastEvent } = props;
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const moved = ({ event }: { event: EventApi }) => {
    const slot = slotOf(event);
    if (slot) props.onMove(event.id, slot);
  };
  const eventClass = ({ event: { id }, isMirror }: EventDisplayInfo): string => {
    const kind = isMirror && id === '' ? 'picked' : kindOf(id);
    return [classes.event, kind && classes[kind], isPastEvent(id) && classes.pastEvent].filter(Boolean).join(' ');
  };
  return (
    <div className={classes.grid} style={{ '--hour': `${pixelsAnHour}px` }}>
      <FullCalendar
        key={`${view} ${day} ${hours.from}`}
        plugins={plugins}
        locales={locales}
        locale={language}
        initialView={view === 'week' ? 'timeGridWeek' : 'timeGridDay'}
        initialDate={day}
        timeZone="Asia/Tokyo"
        firstDay={1}
        hiddenDays={daysOfWeek(hidden)}
        headerToolbar={false}
        allDaySlot={false}
        timedText={t.title}
        slotDuration="00:10"
        slotHeaderInterval="01:00"
        slotMinTime={pad(hours.from)}
        slotMaxTime={pad(hours.until)}
        height="auto"
        nowIndicator
        eventShortHeight={1}
        slotEventOverlap={false}
        dayHeaders={props.withHeads}
        dayHeaderContent={({ date, isToday, isPast }) => (
          <DayHead day={japanDay(date)} isToday={isToday} isPast={isPast} />
        )}
        slotHeaderContent={({ date }) => <span>{japanTimeOfDay(date).replace(/^0/, '')}</span>}
        events={events}
        eventContent={({ event, isMirror }) => {
          const slot = slotOf(event);
          return slot && show(event.id, slot, isMirror);
        }}
        backgroundEventContent={({ event }) => {
          const slot = slotOf(event);
          return slot && show(event.id, slot, false);
        }}
        nowIndicatorLineContent={({ date }) => <span>{japanTimeOfDay(date).replace(/^0/, '')}</span>}
        selectable={maySelect}
        selectMirror
        selectLongPressDelay={400}
        eventLongPressDelay={400}
        eventResizableFromStart
        eventOverlap
        select={({ start, end, view: { calendar } }) => {
          calendar.unselect();
          props.onSelect({ startsAt: start, endsAt: end });
        }}
        dateClick={({ date, jsEvent }) => {
          if (maySelect && jsEvent.type.startsWith('touch')) props.onTap(date);
        }}
        eventClick={({ event }) => props.onOpen(event.id)}
        eventAllow={({ start, end }, event) => !event || props.mayLie(event.id, { startsAt: start, endsAt: end })}
        eventDrop={moved}
        eventResize={moved}
        className={classes.calendar}
        dayHeaderRowClass={classes.heads}
        dayHeaderClass={classes.head}
        dayHeaderInnerClass={classes.headInner}
        slotHeaderClass={classes.hourCell}
        slotHeaderInnerClass={classes.hourWord}
        slotHeaderDividerClass={classes.gutter}
        slotLaneClass={classes.line}
        dayLaneClass={({ isPast }) => [classes.lane, isPast && classes.pastLane].filter(Boolean).join(' ')}
        dayLaneInnerClass={classes.laneInner}
        columnEventClass={eventClass}
        columnEventInnerClass={classes.eventInner}
        columnEventBeforeClass={({ event, isStartResizable }) =>
          isStartResizable && kindOf(event.id) === 'picked' ? classes.handleTop : ''
        }
        columnEventAfterClass={({ event, isEndResizable }) =>
          isEndResizable && kindOf(event.id) === 'picked' ? classes.handleBottom : ''
        }
        backgroundEventClass={eventClass}
        backgroundEventInnerClass={classes.backInner}
        nowIndicatorLineClass={classes.now}
        nowIndicatorHeaderClass={classes.nowHead}
      />
    </div>
  );
}
