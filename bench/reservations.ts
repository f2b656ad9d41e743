import { percentile } from './conversation/beats';
import { bookingCost } from './reservations/bookingCost';
import { fullMonth } from './reservations/fullMonth';
import { raceForOneSlot } from './reservations/raceForOneSlot';
import { randomHistory } from './reservations/randomHistory';

/**
 * Reservations under many hands, over HTTP and with everything real: nothing is sold twice, nobody waits for ever, a
 * full month is read quickly, and booking costs little more than what the database takes for it.
 */
const attempts = 1000;
const operations = Number(process.env.OPERATIONS ?? 100_000);
const seed = Number(process.env.SEED ?? 1);
const reservationsOfMonth = 10_000;
/** One alone tells what booking takes, ten how it stands in a queue. */
const numbersOfClients = [1, 10];
const bookingsPerTurn = 400;
const wanted = { queries: 3, firstPageMs: 150, costOfBooking: 3 };
/** One of them, or several: `ONLY=race,history,month,cost`. */
const only = process.env.ONLY?.split(',');

let failed = false;
function hold(what: string, isHeld: boolean): void {
  failed ||= !isHeld;
  console.log(`${isHeld ? 'held' : 'MISSED'}: ${what}`);
}

async function race(): Promise<void> {
  for (const seats of [1, 3]) {
    const { outcomes, hung, longestMs, rows } = await raceForOneSlot(seats, attempts);
    console.log(
      `${attempts} attempts at one slot with ${seats} seats: ${outcomes.inWords}; longest ${longestMs.toFixed(0)} ms`,
    );
    const refused = attempts - seats;
    hold(
      `${seats} won, ${refused} were told that it is taken, none hung (${hung}), ${rows} rows`,
      outcomes.of('200') === seats && outcomes.of('409 SVER-110') === refused && hung === 0 && rows === seats,
    );
  }
}

async function history(): Promise<void> {
  const { outcomes, operationsPerSecond, looks, kept, faults } = await randomHistory(operations, seed);
  console.log(
    `${operations} operations of 50 clients, ${operationsPerSecond.toFixed(0)} a second: ${outcomes.inWords}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  hold(
    `no overlap, seen ${looks} times in the rows and in the calendar; ${kept} reservations left, all as answered; ${faults.length} faults`,
    faults.length === 0 && looks > 0,
  );
}

async function month(): Promise<void> {
  console.log(`a month of ${reservationsOfMonth} reservations`);
  for (const { name, queries, medianMs, p95Ms } of await fullMonth(reservationsOfMonth)) {
    hold(
      `${name}: ${queries.later} queries (${queries.first} of a browser that is new), median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)}`,
      queries.later > 0 && queries.first <= wanted.queries && p95Ms < wanted.firstPageMs,
    );
  }
}

async function cost(): Promise<void> {
  for (const clients of numbersOfClients) {
    const { booking, bare, bareOverHttp } = await bookingCost(clients, bookingsPerTurn);
    for (const part of [0.5, 0.9, 0.99]) {
      const [booked, inserted, routed] = [booking, bare, bareOverHttp].map((took) => percentile(part, took).toFixed(2));
      console.log(`p${part * 100}: booking ${booked} ms, bare insert ${inserted}, behind a bare route ${routed}`);
    }
    for (const [baseline, took] of Object.entries({ 'bare insert': bare, 'one behind a bare route': bareOverHttp })) {
      const ratio = percentile(0.99, booking) / percentile(0.99, took);
      hold(
        `booking ÷ ${baseline}, p99, ${clients} clients: ${ratio.toFixed(2)}, wanted at most ${wanted.costOfBooking}`,
        ratio <= wanted.costOfBooking,
      );
    }
  }
}

for (const [name, measure] of Object.entries({ race, history, month, cost })) {
  if (!only || only.includes(name)) await measure();
}
process.exit(failed ? 1 : 0);
