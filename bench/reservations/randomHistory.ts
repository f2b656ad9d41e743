import { makeRandom } from '@mukae/server/testing/random';
import pg from 'pg';
import { z } from 'zod';
import { firstCharacter, loggedInBookers } from './bookers';
import { type Answered, BusyClient } from './busyClient';
import { Caller } from './caller';
import { CertainlyHeld } from './certainlyHeld';
import { Observer } from './observer';
import { Outcomes } from './outcomes';
import { withOwnService } from './ownService';

const seats = 3;
const people = 25;
/** In each of which she does something: her own signage is wanted twice at once, too. */
const tabs = 2;
/** So few that most of what is wanted is taken. */
const days = 3;

export interface History {
  outcomes: Outcomes;
  operationsPerSecond: number;
  looks: number;
  kept: number;
  faults: string[];
}

const rowsOfDatabase = z.array(
  z.object({
    id: z.coerce.number(),
    title: z.string(),
    startsAt: z.date(),
    endsAt: z.date(),
    isCancelled: z.boolean(),
  }),
);

const inWords = ({ title, slot, isCancelled }: Omit<Answered, 'id'>): string =>
  `${title}: ${slot.startsAt.toISOString()} to ${slot.endsAt.toISOString()}${isCancelled ? ', cancelled' : ''}`;

/** Everything that was answered is there as it was answered, and nothing else. */
async function differences(database: pg.Client, clients: readonly BusyClient[]): Promise<string[]> {
  const { rows } = await database.query(
    `select id, title, starts_at as "startsAt", ends_at as "endsAt", cancelled_at is not null as "isCancelled"
     from reservations where title like 'client %'`,
  );
  const there = new Map(
    rowsOfDatabase
      .parse(rows)
      .map(({ id, title, startsAt, endsAt, isCancelled }) => [
        id,
        inWords({ title, isCancelled, slot: { startsAt, endsAt } }),
      ]),
  );
  const faults: string[] = [];
  for (const one of clients.flatMap(({ answered }) => answered)) {
    const found = there.get(one.id);
    if (found !== inWords(one)) faults.push(`answered ${inWords(one)}, found ${found}`);
    there.delete(one.id);
  }
  return [...faults, ...[...there.values()].map((row) => `nobody was answered ${row}`)];
}

/** What fifty clients do by chance, with an eye on them all the time. */
export const randomHistory = (operations: number, seed: number): Promise<History> =>
  withOwnService({ seats }, async ({ service, database }) => {
    const bookers = await loggedInBookers(database, service, people);
    const certain = new CertainlyHeld(seats);
    const outcomes = new Outcomes();
    const shared = { certain, outcomes, days, character: await firstCharacter(database), random: makeRandom(seed) };
    const clients = Array.from({ length: tabs }, () => bookers)
      .flat()
      .map((who, n) => new BusyClient(`client ${n}`, who, shared));

    const observer = new Observer();
    const watched = new pg.Client({ connectionString: service.databaseUrl });
    await watched.connect();
    const begun = performance.now();
    let seconds = 0;
    let left = operations;
    const working = Promise.all(
      clients.map(async (client) => {
        while (left > 0) {
          left -= 1;
          await client.doSomething();
        }
      }),
    ).finally(() => {
      seconds = (performance.now() - begun) / 1000;
      observer.stop();
    });
    await Promise.all([working, observer.watch(watched, new Caller(service.url, ''), certain, days)]);
    await watched.end();
    const unexpected = outcomes.besides('book 200', 'book 409 SVER-110', 'move 200', 'move 409 SVER-110', 'cancel 200');
    return {
      outcomes,
      operationsPerSecond: operations / seconds,
      looks: observer.looks,
      kept: clients.flatMap(({ answered }) => answered).filter(({ isCancelled }) => !isCancelled).length,
      faults: [...unexpected, ...certain.soldTwice, ...observer.faults, ...(await differences(database, clients))],
    };
  });
