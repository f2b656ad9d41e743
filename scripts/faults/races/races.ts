import { randomUUID } from 'node:crypto';
import { errorCodes } from '@mukae/contract/errors/codes';
import pg from 'pg';
import type { Violation } from '../checker/violation';
import { addStaffedCompany } from '../crowd/accounts';
import { Racer } from './racer';

interface RacePlan {
  databaseUrl: string;
  nodes: readonly string[];
  races: number;
  /** Each has a desk of its own, so that they race beside one another. */
  companies: number;
  log(line: string): void;
}

export interface Raced {
  races: number;
  /** How many people wanted the same visitor, all in all. */
  accepts: number;
  seconds: number;
  violations: Violation[];
}

const rule = 'of those who accept at the same moment exactly one wins';
/** How many want the same visitor, each at another node if there are so many. */
const rivals = 3;
/** Held against the database so many at a time. */
const batch = 2_000;
const tellEveryMs = 30_000;

interface Won {
  requestId: string;
  userId: number;
}

/** Whom the database has, of these requests. */
async function winnersIn(databaseUrl: string, requestIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select request_id, user_id from call_records where request_id = any($1)', [
    requestIds,
  ]);
  await client.end();
  return new Map(rows.map((row) => [String(row.request_id), Number(row.user_id)]));
}

/** Visitors one after the other, each accepted at the same moment by operators at all nodes. */
export async function race({ databaseUrl, nodes, races, companies, log }: RacePlan): Promise<Raced> {
  const begun = performance.now();
  const violations: Violation[] = [];
  let left = races;
  let run = 0;
  const perSecond = () => Math.round((run * 1_000) / (performance.now() - begun));
  const found = (says: string, requestId: string): void => {
    violations.push({ rule, says, at: performance.now() - begun, about: [requestId] });
  };

  async function compare(won: readonly Won[]): Promise<void> {
    const written = await winnersIn(
      databaseUrl,
      won.map(({ requestId }) => requestId),
    );
    for (const { requestId, userId } of won) {
      const holder = written.get(requestId);
      if (holder !== userId) found(`user ${userId} won, and the database says ${holder ?? 'nobody'}`, requestId);
    }
  }

  async function raceOnce(screen: Racer, signageId: number, operators: readonly Racer[]): Promise<Won | undefined> {
    const requestId = randomUUID();
    const fields = { requestId, signageId, signagePeerId: screen.peerId, touchButton: '' };
    const pressed = await screen.say('receptionRequest', fields);
    if (pressed !== 'OK') throw new Error(`a press was answered with ${pressed}`);
    const answers = await Promise.all(
      operators.map((operator) => operator.say('acceptRequest', { requestId, peerId: operator.peerId })),
    );
    const winners = operators.filter((_, index) => answers[index] === 'OK');
    const isFair = answers.every((answer) => answer === 'OK' || answer === errorCodes.alreadyAnswered);
    if (winners.length !== 1 || !isFair) found(`they were told ${answers.join(', ')}`, requestId);
    for (const winner of winners) {
      const callId = await winner.callOf(requestId);
      await winner.say('serviceClosedNotReloadSignage', { callId });
    }
    const [winner] = winners;
    return winner && { requestId, userId: winner.userId };
  }

  async function raceInCompany(): Promise<void> {
    const staff = { screens: 1, operators: rivals, channels: rivals, pauseAfterCall: 0 };
    const company = await addStaffedCompany(databaseUrl, staff);
    const [account] = company.screens;
    if (!account) throw new Error('nobody races');
    const nodeOf = (place: number): string => nodes[place % nodes.length] ?? '';
    const screen = await Racer.open(nodeOf(company.companyId), account);
    const operators: Racer[] = [];
    for (const [place, one] of company.operators.entries()) {
      const operator = await Racer.open(nodeOf(place), one);
      await operator.say('operatorStateTransition', { state: 'PossibleStandby' });
      await operator.say('operatorStateTransition', { state: 'Standby' });
      operators.push(operator);
    }
    let won: Won[] = [];
    while (left > 0) {
      left -= 1;
      const one = await raceOnce(screen, account.id, operators);
      if (one) won.push(one);
      run += 1;
      if (won.length >= batch) {
        await compare(won);
        won = [];
      }
    }
    await compare(won);
    for (const racer of [screen, ...operators]) racer.close();
  }

  const telling = setInterval(() => log(`${run} races, ${perSecond()} a second`), tellEveryMs);
  await Promise.all(Array.from({ length: companies }, raceInCompany)).finally(() => clearInterval(telling));
  const seconds = (performance.now() - begun) / 1_000;
  return { races: run, accepts: run * rivals, seconds, violations };
}
