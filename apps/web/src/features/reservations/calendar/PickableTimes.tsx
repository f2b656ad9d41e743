import type { Reservation } from '@mukae/contract/calls/reservationFields';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useState } from 'react';
import { useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { ClosedBlock } from './ClosedBlock';
import { calendarTexts } from './calendar.texts';
import type { CalendarCaller } from './calendarCaller';
import { closedEvent, kindOf, ownEvent, pickedEvent, pointedEvent, reservationOf, takenEvent } from './calendarEvents';
import type { CalendarTimes } from './calendarTimes';
import type { CalendarView } from './calendarView';
import { DayList } from './DayList';
import { FreeTimes } from './FreeTimes';
import type { GridTimes } from './gridTimes';
import type { Moving } from './MoveQuestion';
import { OwnBlock } from './OwnBlock';
import classes from './PickableTimes.module.css';
import { PickedBlock } from './PickedBlock';
import { PointedBlock } from './PointedBlock';
import { firstOf, freeTimesOn, mayBeMoved, mayBePicked } from './picking';
import { type PointedTime, slotPointedAt } from './pointedTime';
import { closedOn } from './shownTimes';
import { TakenBlock } from './TakenBlock';
import { TimeAsk } from './TimeAsk';
import { TimeGrid } from './TimeGrid';
import { TimeSheet } from './TimeSheet';
import { takenForMoved } from './takenTimes';
import { usePicking } from './usePicking';

const pixelsAnHour = { wide: 69, phone: 93 } as const;

interface Props extends CalendarTimes, GridTimes {
  view: Exclude<CalendarView, 'month'>;
  day: string;
  caller: CalendarCaller;
  onPhone: boolean;
  isFormOpen: boolean;
  moving: Moving | null;
  onMove: (moving: Moving) => void;
  onOpen: (reservation: Reservation) => void;
  onReserve: (slot: TimeSlot) => void;
}

/** A day or a week in which times can be picked: with the mouse, a finger or the keyboard. */
export function PickableTimes(props: Props) {
  const { busy, own, others, shownOwn, hours, grounds, shown, hidden, view, day, caller, onPhone, moving } = props;
  const t = useTexts(calendarTexts);
  const { rules, now } = grounds;
  const { data: characters = [] } = useCharacters();
  const [pointed, setPointed] = useState<PointedTime | null>(null);
  const { picked, letGo, select, tap, stretch } = usePicking(grounds, props.isFormOpen);
  const mayPick = caller !== 'onlooker';
  const free = shown.map((one) => ({ day: one, times: freeTimesOn(one, hours, grounds) }));
  const pointedSlot =
    pointed &&
    slotPointedAt(
      pointed,
      free.flatMap(({ times }) => times),
    );
  const canTouch = onPhone && mayPick && free.some(({ times }) => times.length > 0);
  const freePick = picked?.kind === 'free' ? picked.slot : null;
  const mayWait = caller === 'booker' && picked?.kind === 'taken';

  const reserve = () => {
    if (!freePick) return;
    letGo();
    props.onReserve(freePick);
  };
  const slotNow = (reservation: Reservation): TimeSlot =>
    moving?.reservation.id === reservation.id ? moving.slot : reservation;
  const events = [
    ...shown.flatMap((one) => closedOn(rules, one)).map(closedEvent),
    ...others.map(takenEvent),
    ...shownOwn.map((reservation) => ownEvent(reservation, slotNow(reservation), now)),
    ...(pointedSlot && !picked ? [pointedEvent(pointedSlot)] : []),
    ...(picked ? [pickedEvent(picked)] : []),
  ];

  const ask = picked && !onPhone && (
    <TimeAsk picked={picked} feeRate={rules.feeRate} mayWait={mayWait} onLetGo={letGo} onReserve={reserve} />
  );
  const show = (eventId: string, slot: TimeSlot, isMirror: boolean) => {
    const reservation = reservationOf(eventId, own);
    if (reservation) return <OwnBlock reservation={reservation} slot={slot} characters={characters} />;
    const kind = kindOf(eventId);
    if (kind === 'taken') return <TakenBlock slot={slot} />;
    if (kind === 'closed') return <ClosedBlock slot={slot} rules={rules} />;
    if (kind === 'pointed') return <PointedBlock slot={slot} />;
    return <PickedBlock slot={slot} question={isMirror ? null : ask} />;
  };
  const move = (eventId: string, slot: TimeSlot) => {
    const reservation = reservationOf(eventId, own);
    if (reservation) props.onMove({ reservation, slot });
    else select(slot);
  };
  const mayBe = (eventId: string, slot: TimeSlot) => {
    const reservation = reservationOf(eventId, own);
    if (!reservation) return mayBePicked(slot, grounds);
    return mayBeMoved(reservation, slot, { ...grounds, taken: takenForMoved(reservation, busy, own, rules) });
  };
  const open = (eventId: string) => {
    const reservation = reservationOf(eventId, own);
    if (reservation) props.onOpen(reservation);
  };

  return (
    <div className={classes.times} data-sheet={(picked && onPhone) || undefined}>
      {canTouch && <p className={classes.touchHint}>{!picked && t.touchHint}</p>}
      {onPhone && view === 'week' ? (
        <DayList
          days={free}
          own={shownOwn}
          onTime={mayPick ? (slot) => select(firstOf(slot)) : null}
          onOpen={props.onOpen}
        />
      ) : (
        <>
          {mayPick && (
            <FreeTimes
              days={free}
              picked={freePick}
              pointed={pointed}
              onPoint={setPointed}
              onStart={(slot) => select(firstOf(slot))}
              onStretch={(way) => stretch('end', way)}
              onReserve={reserve}
            />
          )}
          <TimeGrid
            view={view}
            day={day}
            hidden={hidden}
            hours={hours}
            pixelsAnHour={pixelsAnHour[onPhone ? 'phone' : 'wide']}
            withHeads={!onPhone}
            events={events}
            maySelect={mayPick}
            show={show}
            isPastEvent={(eventId) => {
              const reservation = reservationOf(eventId, own);
              return reservation !== undefined && reservation.endsAt <= now;
            }}
            onSelect={select}
            onTap={tap}
            onOpen={open}
            onMove={move}
            mayLie={mayBe}
          />
        </>
      )}
      {picked && onPhone && (
        <TimeSheet
          picked={picked}
          grounds={grounds}
          mayWait={mayWait}
          onSlot={select}
          onLetGo={letGo}
          onReserve={reserve}
        />
      )}
    </div>
  );
}
