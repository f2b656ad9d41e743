import { type Actor, type Audit, actorOf } from '#features/audit';
import { holdCompany } from '#features/companies';
import type { LoggedIn, Person } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import {
  type ChannelRow,
  channelsAbove,
  countChannels,
  findChannel,
  holdPorts,
  insertChannels,
  removeChannelsAbove,
} from './channels.repo';

/** Who sits where, as the accounts know. */
export interface Seats {
  holdersOf(db: Queryable, channelIds: readonly number[]): Promise<ReadonlyMap<number, Person>>;
  /** Somebody without a seat gets a free one of her company, if there is one. */
  takeFreeSeat(tx: Transaction, userId: number, companyId: number): Promise<boolean>;
  leaveSeat(db: Queryable, userId: number): Promise<void>;
  /** After the transaction that moved somebody: she is told so at once. */
  moved(userId: number): void;
  /** The person that the caller may send away, or put on standby when it is herself. */
  findSitter(principal: LoggedIn, target: 'SELF' | number | undefined): Promise<Person>;
}

export interface Channels {
  /** Who belongs to no company names one. */
  goOnStandby(principal: LoggedIn, target: 'SELF' | number | undefined, companyId: number | undefined): Promise<void>;
  leave(principal: LoggedIn, target: 'SELF' | number | undefined): Promise<void>;
  release(principal: LoggedIn, channelId: number): Promise<void>;
}

/** As many seats as the contract says; a seat that somebody sits on is not taken away. */
export async function keepChannels(
  tx: Transaction,
  seats: Pick<Seats, 'holdersOf'>,
  companyId: number,
  wanted: number,
): Promise<void> {
  const tooMany = await channelsAbove(tx, companyId, wanted);
  const holders = await seats.holdersOf(
    tx,
    tooMany.map(({ id }) => id),
  );
  if (holders.size > 0) throw new Refusal('channelsInUse');
  await removeChannelsAbove(tx, companyId, wanted);
  await addChannels(tx, companyId, wanted - (await countChannels(tx, companyId)));
}

export async function addChannels(tx: Transaction, companyId: number, count: number): Promise<void> {
  if (count <= 0) return;
  await holdPorts(tx);
  await insertChannels(tx, companyId, count);
}

/** Somebody leaves her seat, or is sent away from it. */
export interface LeavingSeat extends Pick<Person, 'userId' | 'companyId' | 'name'> {
  /** Only if she still sits there; null: wherever she sits. */
  channelId: number | null;
  /** Null: she goes by herself. */
  releasedBy: Actor | null;
}

/** Who is in a call leaves after it, and keeps her seat until then: `freesSeat` is false. */
export type WriteLeaving = (tx: Transaction, leaving: LeavingSeat, freesSeat: boolean) => Promise<void>;

/** Where people are on standby. */
interface StandbyDesk {
  /** Takes a free seat. */
  standBy(principal: LoggedIn, companyId: number | undefined): Promise<void>;
  /** What is to be written stays if, and only if, she has left. */
  leave(person: Person, leaving: LeavingSeat): Promise<void>;
}

interface Dependencies {
  db: Database;
  seats: Seats;
  audit: Audit;
  desk: StandbyDesk;
}

/** A seat of the company that nobody else takes at the same time; false when none is free. */
export async function takeSeat(db: Database, seats: Seats, userId: number, companyId: number): Promise<boolean> {
  const isSeated = await db.transaction(async (tx) => {
    await holdCompany(tx, companyId);
    return seats.takeFreeSeat(tx, userId, companyId);
  });
  seats.moved(userId);
  return isSeated;
}

export async function giveSeatBack(db: Database, seats: Seats, userId: number): Promise<void> {
  await seats.leaveSeat(db, userId);
  seats.moved(userId);
}

export function makeWriteLeaving({ seats, audit }: Pick<Dependencies, 'seats' | 'audit'>): WriteLeaving {
  return async (tx, { userId, companyId, name, channelId, releasedBy }, freesSeat) => {
    const sitter = channelId === null ? userId : (await seats.holdersOf(tx, [channelId])).get(channelId)?.userId;
    if (sitter !== userId) return;
    if (freesSeat) await seats.leaveSeat(tx, userId);
    if (releasedBy) await audit.record(tx, releasedBy, { companyId, action: 'channel.released', subject: name });
  };
}

export function makeChannels({ db, seats, desk }: Omit<Dependencies, 'audit'>): Channels {
  async function find(principal: LoggedIn, channelId: number): Promise<ChannelRow> {
    const channel = await findChannel(db, reachOf(principal, 'channel.release'), channelId);
    if (!channel) throw new Refusal('notFound');
    return channel;
  }

  return {
    async goOnStandby(principal, target, companyId) {
      const person = await seats.findSitter(principal, target);
      // Only who sits at the desk knows that microphone and avatar are ready.
      if (person.userId !== principal.person.userId) throw new Refusal('notAllowed');
      await desk.standBy(principal, companyId);
    },

    async leave(principal, target) {
      const person = await seats.findSitter(principal, target);
      const { userId, companyId, name, channelId } = person;
      const isSentAway = channelId !== null && userId !== principal.person.userId;
      const releasedBy = isSentAway ? actorOf(principal) : null;
      await desk.leave(person, { userId, companyId, name, channelId: null, releasedBy });
      seats.moved(userId);
    },

    async release(principal, channelId) {
      const { companyId } = await find(principal, channelId);
      const sitter = (await seats.holdersOf(db, [channelId])).get(channelId);
      if (!sitter) return;
      const { userId, name } = sitter;
      await desk.leave(sitter, { userId, companyId, name, channelId, releasedBy: actorOf(principal) });
      seats.moved(userId);
    },
  };
}
