import { setTimeout as pause } from 'node:timers/promises';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Caller } from './caller';
import type { CertainlyHeld } from './certainlyHeld';
import { slotAt, stepsIn, stepsOfDay } from './slots';

/** Compared with one another one by one, without the indexes that are to prevent it. */
const overlaps = `
  with booked as materialized (
    select id, seat, signage_id, tstzrange(starts_at, seat_until) as held, tstzrange(starts_at, ends_at) as meeting
    from reservations where cancelled_at is null
  )
  select one.id as one, other.id as other from booked as one join booked as other on one.id < other.id
    and ((one.seat = other.seat and one.held && other.held)
      or (one.signage_id = other.signage_id and one.meeting && other.meeting))`;

const betweenLooksMs = 100;

/** Looks again and again at what everybody could see, while others are at work. */
export class Observer {
  readonly faults: string[] = [];
  looks = 0;
  #goesOn = true;

  stop(): void {
    this.#goesOn = false;
  }

  async watch(database: pg.Client, anyone: Caller, certain: CertainlyHeld, days: number): Promise<void> {
    while (this.#goesOn) {
      const { rows } = await database.query(overlaps);
      for (const { one, other } of rows) this.faults.push(`reservations ${one} and ${other} overlap`);
      await this.#lookAtCalendar(anyone, certain, days);
      this.looks += 1;
      await pause(betweenLooksMs);
    }
  }

  /** What is full is told as such, and nothing twice. */
  async #lookAtCalendar(anyone: Caller, certain: CertainlyHeld, days: number): Promise<void> {
    const fullMeanwhile = certain.watchFull();
    const { body } = await anyone.busyRanges(slotAt(0, days * stepsOfDay));
    const full = fullMeanwhile();
    const told = z.decode(reservationCalls.getBusyRanges.output, z.parse(answered, body)).events.flatMap(stepsIn);
    const busy = new Set(told);
    if (busy.size !== told.length) this.faults.push('the calendar tells a time twice');
    for (const step of full) if (!busy.has(step)) this.faults.push(`step ${step} is full, and was told to be free`);
  }
}

const answered = z.object({
  result: z.literal('OK'),
  events: z.array(z.object({ start: z.string(), end: z.string() })),
});
