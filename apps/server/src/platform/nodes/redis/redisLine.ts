import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import type { LineCodec, LineReader, NodesLine } from '../nodes';
import type { Keys } from './keys';
import { addScript } from './scripts';

/** How many entries Redis keeps for a node that comes, or was away for a moment. */
const keptEntries = 20_000;
const entriesAtOnce = 500;
const waitMs = 1000;
/** How long what was done elsewhere may take until it is read here. */
const reachMs = 3000;
/** More than this waits for Redis only when it is gone. */
const mostPending = 20_000;
const againMs = 200;

interface Pending<Entry> {
  n: number;
  entry: Entry;
  settle(last: number): void;
  fail(failure: Error): void;
}

interface RedisLine<Entry> extends NodesLine<Entry> {
  /** Reads all that Redis has, and goes on reading. */
  start(epoch: string): Promise<void>;
  /** What the line is called in Redis now: another name than before is another line. */
  isCalled(epoch: string): void;
  stop(): void;
}

/** What stands in the line, as it is written in Redis. */
interface Written {
  by: string;
  n: number;
  first: number;
  last: number;
  epoch: string;
  text: string;
}

/** Nothing is wrong with what was to be told: it may be said again in a moment. */
const lost = (why: string): Refusal => new Refusal('unavailable', { cause: new Error(why) });

const numberOf = (id: string): number => Number(id.split('-')[0]);

function writtenIn(id: string, fields: readonly (string | null)[]): Written {
  const told = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) told.set(fields[at] ?? '', fields[at + 1] ?? '');
  const last = numberOf(id);
  return {
    by: told.get('by') ?? '',
    n: Number(told.get('n')),
    first: last - Number(told.get('count')) + 1,
    last,
    epoch: told.get('epoch') ?? '',
    text: told.get('entry') ?? '',
  };
}

interface Connected {
  self: string;
  keys: Keys;
  /** What is said on it waits while Redis is away, and is said again, in its order. */
  commands: Redis;
  /** Of its own: it waits for what comes. */
  reading: Redis;
  log: Logger;
}

/** A bounded stream in Redis that every node reads from its beginning. */
export function openRedisLine<Entry>(
  { self, keys, commands, reading, log }: Connected,
  codec: LineCodec<Entry>,
  reader: LineReader<Entry>,
): RedisLine<Entry> {
  let epoch = '';
  /** Undefined: whatever stands first is next. */
  let seq: number | undefined;
  let added = 0;
  let isStopped = false;
  /** How often it began anew: what was asked for before is not read any more. */
  let beginnings = 0;
  let pending: Pending<Entry>[] = [];
  let awaited: { seq: number; settle(isReached: boolean): void }[] = [];

  function wake(): void {
    const now = seq ?? 0;
    const reached = awaited.filter((one) => one.seq <= now);
    if (reached.length === 0) return;
    awaited = awaited.filter((one) => one.seq > now);
    for (const one of reached) one.settle(true);
  }

  function beginAnew(next: string): void {
    epoch = next;
    beginnings += 1;
    seq = undefined;
    const left = pending;
    pending = [];
    for (const { fail } of left) fail(lost('the line began anew'));
    reader.broken();
  }

  /** What was added here is known as it was, and need not be read. */
  function ownEntry({ n }: Written): Pending<Entry> | undefined {
    while (pending[0] && pending[0].n < n) pending.shift()?.fail(lost('it is not on the line'));
    return pending[0]?.n === n ? pending.shift() : undefined;
  }

  function take(written: Written): void {
    if (seq !== undefined && written.first > seq + 1) {
      log.warn({ seq, next: written.first }, 'a part of the line is gone before it was read here');
      reader.broken();
    }
    const own = written.by === self ? ownEntry(written) : undefined;
    seq = written.last;
    reader.read(own ? own.entry : codec.read(written.text), written.first);
    own?.settle(written.last);
    wake();
  }

  async function readOn(): Promise<boolean> {
    const asked = beginnings;
    const from = `${seq ?? 0}-0`;
    const found = await reading.xread('COUNT', entriesAtOnce, 'BLOCK', waitMs, 'STREAMS', keys.line, from);
    const entries = found?.[0]?.[1] ?? [];
    for (const [id, fields] of entries) {
      const written = writtenIn(id, fields);
      if (isStopped || asked !== beginnings) break;
      // Read from its beginning then, which may have been passed over.
      if (written.epoch !== epoch) beginAnew(written.epoch);
      else take(written);
    }
    return entries.length > 0;
  }

  async function keepReading(): Promise<void> {
    while (!isStopped) {
      await readOn().catch(async (failure) => {
        if (isStopped) return;
        log.warn({ err: failure }, 'the line is not read; it is tried again');
        await new Promise((again) => setTimeout(again, againMs));
      });
    }
  }

  return {
    get epoch() {
      return epoch;
    },
    get seq() {
      return seq ?? 0;
    },
    add(entry, count) {
      if (pending.length >= mostPending) return Promise.reject(lost('too much waits for Redis'));
      added += 1;
      const n = added;
      return new Promise((settle, fail) => {
        pending.push({ n, entry, settle, fail });
        commands
          .eval(
            addScript,
            3,
            keys.line,
            keys.lineState,
            keys.added,
            self,
            n,
            count,
            codec.write(entry),
            keptEntries,
            epoch,
            seq ?? 0,
            randomUUID(),
          )
          .catch((failure) => {
            pending = pending.filter((one) => one.n !== n);
            fail(lost(String(failure)));
          });
      });
    },
    reached(number) {
      if (number <= (seq ?? 0)) return Promise.resolve(true);
      return new Promise((settle) => {
        const patience = setTimeout(() => settle(false), reachMs);
        awaited.push({
          seq: number,
          settle(isReached) {
            clearTimeout(patience);
            settle(isReached);
          },
        });
      });
    },
    isCalled(called) {
      if (called !== epoch) beginAnew(called);
    },
    async start(called) {
      epoch = called;
      const last = Number((await commands.hget(keys.lineState, 'last')) ?? 0);
      seq = 0;
      // The beginning may be gone: what stands first is where it begins.
      const [first] = await commands.xrange(keys.line, '-', '+', 'COUNT', 1);
      if (first) seq = writtenIn(...first).first - 1;
      else seq = last;
      while (seq < last && (await readOn()));
      void keepReading();
    },
    stop() {
      isStopped = true;
      for (const { fail } of pending) fail(lost('this node leaves'));
      for (const { settle } of awaited) settle(false);
    },
  };
}
