import { BareServer, connectBare, makeBareTable } from './bareInsert';
import { firstCharacter, loggedInBookers } from './bookers';
import { withOwnService } from './ownService';
import { slotAt } from './slots';

const turns = 10;
const warmTurns = 1;

export interface Cost {
  booking: number[];
  /** A row of the same shape, straight into the database. */
  bare: number[];
  /** The same insert behind a bare route. */
  bareOverHttp: number[];
}

/** Each does it again and again until so many are done; answers with how long each took. */
async function times<Client>(
  clients: readonly Client[],
  count: number,
  work: (client: Client) => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  let left = count;
  await Promise.all(
    clients.map(async (client) => {
      while (left > 0) {
        left -= 1;
        const begun = performance.now();
        await work(client);
        took.push(performance.now() - begun);
      }
    }),
  );
  return took;
}

/** Bookings and bare inserts of free slots in turns, by as many clients, on the same database. */
export const bookingCost = (clients: number, perTurn: number): Promise<Cost> =>
  withOwnService({ seats: 1 }, async ({ service, database }) => {
    await makeBareTable(database);
    const character = await firstCharacter(database);
    const bookers = await loggedInBookers(database, service, clients);
    const straight = await Promise.all(bookers.map((who) => connectBare(service.databaseUrl, who)));
    const server = await BareServer.start(service.databaseUrl);
    const behindRoute = bookers.map((who) => server.inserter(who));
    const steps = { booked: 0, bare: 0 };
    const next = (table: keyof typeof steps): number => {
      steps[table] += 1;
      return steps[table];
    };
    const cost: Cost = { booking: [], bare: [], bareOverHttp: [] };
    for (let turn = 0; turn < warmTurns + turns; turn += 1) {
      const bare = await times(straight, perTurn, ({ insert }) => insert(next('bare')));
      const booking = await times(bookers, perTurn, async ({ caller }) => {
        const { status, outcome } = await caller.book('meeting', slotAt(next('booked')), character);
        if (status !== 200) throw new Error(`a free slot was refused: ${outcome}`);
      });
      const bareOverHttp = await times(behindRoute, perTurn, (insert) => insert(next('bare')));
      if (turn < warmTurns) continue;
      cost.bare.push(...bare);
      cost.booking.push(...booking);
      cost.bareOverHttp.push(...bareOverHttp);
    }
    await Promise.all([server.stop(), ...straight.map(({ end }) => end())]);
    return cost;
  });
