import { firstCharacter, loggedInBookers } from './bookers';
import { Outcomes } from './outcomes';
import { withOwnService } from './ownService';
import { slotAt } from './slots';

const people = 50;

export interface Race {
  outcomes: Outcomes;
  /** Without an answer. */
  hung: number;
  longestMs: number;
  /** Reservations that are there afterwards. */
  rows: number;
}

/** All of them at once want the same hour. */
export const raceForOneSlot = (seats: number, attempts: number): Promise<Race> =>
  withOwnService({ seats }, async ({ service, database }) => {
    const bookers = await loggedInBookers(database, service, people);
    const character = await firstCharacter(database);
    const slot = slotAt(60, 6);
    // Whoever she is has been asked before: the race is for the slot alone.
    await Promise.all(bookers.map(({ caller }) => caller.busyRanges(slot)));
    const everyAttempt = Array.from({ length: Math.ceil(attempts / people) }, () => bookers)
      .flat()
      .slice(0, attempts);
    const tried = await Promise.allSettled(
      everyAttempt.map(({ caller }, n) => caller.book(`attempt ${n}`, slot, character)),
    );
    const answers = tried.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const outcomes = new Outcomes();
    for (const { outcome } of answers) outcomes.note(outcome);
    const { rows } = await database.query("select count(*)::int from reservations where title like 'attempt %'");
    return {
      outcomes,
      hung: attempts - answers.length,
      longestMs: Math.max(...answers.map(({ tookMs }) => tookMs)),
      rows: rows[0]?.count,
    };
  });
