import { overlap, slotMs, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { earlierOf, laterOf } from '@mukae/contract/domain/time/order';
import classes from './DayStrip.module.css';

/** A day at a glance, from its first hour to its last. */
export function DayStrip({
  span,
  taken,
  own,
}: {
  span: TimeSlot;
  taken: readonly TimeSlot[];
  own: readonly TimeSlot[];
}) {
  const part = (slot: TimeSlot) => {
    const from = laterOf(slot.startsAt, span.startsAt).getTime() - span.startsAt.getTime();
    const length = slotMs({
      startsAt: laterOf(slot.startsAt, span.startsAt),
      endsAt: earlierOf(slot.endsAt, span.endsAt),
    });
    return { left: `${(from / slotMs(span)) * 100}%`, width: `${(length / slotMs(span)) * 100}%` };
  };
  const within = (slots: readonly TimeSlot[]) => slots.filter((slot) => overlap(slot, span));
  return (
    <span className={classes.strip} aria-hidden>
      {within(taken).map((slot) => (
        <i key={slot.startsAt.getTime()} style={part(slot)} />
      ))}
      {within(own).map((slot) => (
        <i key={slot.startsAt.getTime()} data-own style={part(slot)} />
      ))}
    </span>
  );
}
