import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StartFailure } from '#platform/config/startFailure';
import { makeLogger } from '#platform/log/logger';
import { Cable } from '#testing/cable';
import { RedisServer, redisProgram } from '#testing/redisServer';
import { type Nodes, type NodesLine, question } from './nodes';
import { linkToRedis } from './redis/redisLinks';
import { makeRedisNodes } from './redis/redisNodes';
import { makeSoleNode } from './soleNode';

const log = makeLogger('silent');
const codec = { write: (entry: string) => entry, read: (text: string) => text };
const double = question('double', z.number(), z.number());

interface Reading {
  nodes: Nodes;
  line: NodesLine<string>;
  /** What was read, each with its first number. */
  read: [string, number][];
  broken: number;
}

const started: Nodes[] = [];
let redis: RedisServer | undefined;

async function reading(nodes: Nodes): Promise<Reading> {
  const found: Omit<Reading, 'line'> = { nodes, read: [], broken: 0 };
  const line = nodes.openLine(codec, {
    read: (entry, first) => void found.read.push([entry, first]),
    broken: () => {
      found.broken += 1;
    },
  });
  nodes.onAsked(double, async (number) => 2 * number);
  await nodes.start();
  started.push(nodes);
  return Object.assign(found, { line });
}

const alone = (): Promise<Reading> => reading(makeSoleNode({ current: () => 1 }));

interface Circumstances {
  isFit?(): boolean;
  workSeen?(): string;
  url?: string;
}

async function joining(
  name: string,
  { isFit = () => true, workSeen = () => '', url = redis?.url ?? '' }: Circumstances = {},
): Promise<Nodes> {
  const links = await linkToRedis(url, log, () => undefined);
  const nodes = makeRedisNodes({
    links,
    installation: 'test',
    pass: { name, version: '1.0.0', secrets: {} },
    log,
    registry: new Registry(),
    onClock: () => undefined,
    isFit: async () => isFit(),
    workSeen: async () => workSeen(),
  });
  await nodes.join();
  return nodes;
}

const among = async (name: string): Promise<Reading> => reading(await joining(name));

afterEach(async () => {
  for (const nodes of started.splice(0)) await nodes.stop();
  await redis?.stop();
  redis = undefined;
});

const ways = [
  ['alone', alone],
  ['in Redis', () => among('ap1')],
] as const;

describe.each(ways)('a node (%s)', (way, open) => {
  const isSkipped = way === 'in Redis' && redisProgram() === undefined;

  beforeEach(async () => {
    if (way === 'in Redis' && !isSkipped) redis = await RedisServer.start();
  });

  it.skipIf(isSkipped)('[N-11] reads what it adds in the order of adding, and answers when it was read', async () => {
    const { line, read } = await open();
    const added = await Promise.all([line.add('one', 1), line.add('three at once', 3), line.add('last', 1)]);
    expect(added).toEqual([1, 4, 5]);
    expect(read).toEqual([
      ['one', 1],
      ['three at once', 2],
      ['last', 5],
    ]);
    expect(line.seq).toBe(5);
    expect(await line.reached(5)).toBe(true);
  });

  it.skipIf(isSkipped)('[N-12] has every post that nobody else has, and is at work', async () => {
    const { nodes } = await open();
    expect([await nodes.take('desk 1'), await nodes.take('desk 1')]).toEqual([nodes.self, nodes.self]);
    expect([...nodes.atWork()]).toEqual([nodes.self]);
    expect(nodes.current()).toBeDefined();
  });
});

describe.skipIf(redisProgram() === undefined)('nodes that meet in Redis (needs Redis or Valkey)', () => {
  beforeEach(async () => {
    redis = await RedisServer.start();
  });

  const meet = async (): Promise<[Reading, Reading]> => {
    const [one, other] = [await among('ap1'), await among('ap2')];
    await expect.poll(() => one.nodes.atWork().size, { timeout: 5000 }).toBe(2);
    return [one, other];
  };

  it('[N-11] all read one line in one order, also who comes later', async () => {
    const [one, other] = await meet();
    await Promise.all(
      [...Array(50).keys()].flatMap((n) => [one.line.add(`one ${n}`, 1), other.line.add(`other ${n}`, 2)]),
    );
    await expect.poll(() => [one.read.length, other.read.length]).toEqual([100, 100]);
    expect(other.read).toEqual(one.read);
    const late = await among('ap3');
    expect([late.read, late.line.seq]).toEqual([one.read, 150]);
  });

  it('[N-12] a post has one holder, who can pass it on; of a node that left it is free', async () => {
    const [one, other] = await meet();
    expect(await one.nodes.take('desk 1')).toBe(one.nodes.self);
    expect(await other.nodes.take('desk 1')).toBe(one.nodes.self);
    await other.nodes.pass('desk 1', other.nodes.self);
    expect(await other.nodes.take('desk 1')).toBe(one.nodes.self);
    await one.nodes.pass('desk 1', other.nodes.self);
    expect(await one.nodes.take('desk 1')).toBe(other.nodes.self);
    expect(await one.nodes.take('desk 2')).toBe(one.nodes.self);
    await one.nodes.stop();
    started.shift();
    expect(await other.nodes.take('desk 2')).toBe(other.nodes.self);
  });

  it('[N-13] are asked and answer; one that is not there is found out at once', async () => {
    const [one, other] = await meet();
    expect(await one.nodes.ask(other.nodes.self, double, 21)).toBe(42);
    await expect(one.nodes.ask('nobody', double, 1)).rejects.toThrow('is not there');
  });

  it('[N-14] begin the line anew when Redis was emptied, and go on', async () => {
    const [one, other] = await meet();
    await one.line.add('before', 1);
    const { epoch } = one.line;
    const wipe = await linkToRedis(redis?.url ?? '', log, () => undefined);
    await wipe.commands.flushall();
    wipe.end();
    await expect.poll(() => [one.broken, other.broken], { timeout: 5000 }).toEqual([1, 1]);
    expect(one.line.epoch).not.toBe(epoch);
    expect(one.line.epoch).toBe(other.line.epoch);
    await other.line.add('after', 1);
    await expect.poll(() => one.read.at(-1)).toEqual(['after', 1]);
  });

  it('[N-14] begin the line anew when Redis comes back as it was earlier, and go on', async () => {
    const [one, other] = await meet();
    await one.line.add('kept by Redis', 1);
    const admin = await linkToRedis(redis?.url ?? '', log, () => undefined);
    await admin.commands.save();
    admin.end();
    const { epoch } = one.line;
    for (const text of ['lost', 'lost as well']) await one.line.add(text, 1);
    await expect.poll(() => other.line.seq).toBe(3);
    await redis?.kill();
    await redis?.startAgain();
    await expect.poll(() => [one.broken, other.broken], { timeout: 8000 }).toEqual([1, 1]);
    expect(one.line.epoch).not.toBe(epoch);
    expect(one.line.epoch).toBe(other.line.epoch);
    await other.line.add('afterwards', 1);
    await expect.poll(() => [one.read.at(-1)?.[0], other.read.at(-1)?.[0]]).toEqual(['afterwards', 'afterwards']);
  }, 20_000);

  it('[N-13] know that they were deaf for a moment, and hear again', async () => {
    const [one, other] = await meet();
    let deaf = 0;
    one.nodes.on('deaf', () => {
      deaf += 1;
    });
    const admin = await linkToRedis(redis?.url ?? '', log, () => undefined);
    await admin.commands.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    admin.end();
    await expect.poll(() => deaf, { timeout: 5000 }).toBe(1);
    expect(await other.nodes.ask(one.nodes.self, double, 4)).toBe(8);
  });

  it('[N-13] what was asked while Redis stood still is not done later, when nobody waits for it any more', async () => {
    const [one, other] = await meet();
    const done: number[] = [];
    const note = question('note', z.number(), z.unknown());
    one.nodes.onAsked(note, async (number) => done.push(number));
    redis?.signal('SIGSTOP');
    await expect(other.nodes.ask(one.nodes.self, note, 1)).rejects.toThrow('does not answer');
    redis?.signal('SIGCONT');
    await expect.poll(() => one.nodes.current(), { timeout: 8000 }).toBeDefined();
    await other.nodes.ask(one.nodes.self, note, 2);
    expect(done).toEqual([2]);
  }, 20_000);

  it('[N-15] are certain of nothing while Redis is away, tell nothing twice, and go on when it is back', async () => {
    const [one] = await meet();
    await one.line.add('before', 1);
    redis?.signal('SIGSTOP');
    const added = one.line.add('meanwhile', 1).catch(() => undefined);
    await expect.poll(() => one.nodes.current(), { timeout: 8000 }).toBeUndefined();
    expect(one.nodes.meetingPlace()).toBe('away');
    redis?.signal('SIGCONT');
    await expect.poll(() => one.nodes.current(), { timeout: 8000 }).toBeDefined();
    await added;
    expect(one.read.filter(([entry]) => entry === 'meanwhile')).toHaveLength(1);
  });

  it('[N-15] say that Redis is full, make room of what they keep there, and go on', async () => {
    const [one, other] = await meet();
    const text = 'x'.repeat(100_000);
    for (let n = 0; n < 600; n += 1) await one.line.add(text, 1);
    const admin = await linkToRedis(redis?.url ?? '', log, () => undefined);
    await admin.commands.config('SET', 'maxmemory', 58 * 1024 * 1024);
    await expect.poll(() => one.nodes.meetingPlace(), { timeout: 5000 }).toBe('full');
    await expect.poll(() => one.nodes.meetingPlace(), { timeout: 8000 }).toBe('ok');
    admin.end();
    await one.line.add('afterwards', 1);
    await expect.poll(() => other.read.at(-1)).toEqual(['afterwards', 601]);
    expect([one.broken, other.broken]).toEqual([0, 0]);
  }, 20_000);

  it('[N-25] hear that others took over where they alone do not reach the database, once; who is alone stays as it is', async () => {
    let reaches = true;
    let outdone = 0;
    const alone = await reading(await joining('ap1', { isFit: () => reaches }));
    alone.nodes.on('outdone', () => {
      outdone += 1;
    });
    reaches = false;
    await expect.poll(() => alone.nodes.current(), { timeout: 8000 }).toBeUndefined();
    const other = await among('ap2');
    expect(outdone).toBe(0);
    await expect.poll(() => outdone, { timeout: 8000 }).toBe(1);
    expect(await other.nodes.take('desk 1')).toBe(other.nodes.self);
    reaches = true;
    await expect.poll(() => alone.nodes.current(), { timeout: 8000 }).toBeDefined();
    expect(outdone).toBe(1);
  }, 30_000);

  it('[N-25] stay as they are when none of them reaches the database, though one notices it later', async () => {
    const reaching = new Set(['ap1', 'ap2']);
    let outdone = 0;
    for (const name of ['ap1', 'ap2']) {
      const { nodes } = await reading(await joining(name, { isFit: () => reaching.has(name) }));
      nodes.on('outdone', () => {
        outdone += 1;
      });
    }
    const look = await linkToRedis(redis?.url ?? '', log, () => undefined);
    const lasting = async () => {
      const keys = await look.commands.keys('*:node:*');
      return Promise.all(keys.map((key) => look.commands.pttl(key)));
    };
    reaching.delete('ap1');
    await expect.poll(async () => Math.min(...(await lasting())), { timeout: 8000 }).toBeLessThan(3000);
    reaching.delete('ap2');
    await expect.poll(lasting, { timeout: 8000 }).toEqual([]);
    look.end();
    expect(outdone).toBe(0);
  }, 30_000);

  it('[N-25] find out by what others write that they alone do not reach Redis; where nobody does, they stay as they are', async () => {
    const { cable, url } = await Cable.to(redis?.url ?? '');
    let [deeds, looks, outdone] = [0, 0, 0];
    const workSeen = () => {
      looks += 1;
      return String(deeds);
    };
    const cut = await reading(await joining('ap1', { url, workSeen }));
    cut.nodes.on('outdone', () => {
      outdone += 1;
    });
    deeds += 1;
    cable.pull();
    await expect.poll(() => looks, { timeout: 10_000 }).toBe(2);
    expect([cut.nodes.meetingPlace(), outdone]).toEqual(['away', 0]);
    deeds += 1;
    await expect.poll(() => outdone, { timeout: 5000 }).toBe(1);
    cable.plugIn();
    await expect.poll(() => cut.nodes.current(), { timeout: 8000 }).toBeDefined();
    await cable.remove();
  }, 30_000);

  it('[N-16] refuse another one of the same name, with other secrets, or too far away in its version', async () => {
    await meet();
    await expect(joining('ap1')).rejects.toThrow('Another node is called ap1: give each its own NODE_NAME.');
  }, 20_000);

  it('[N-16] let in one of two that come at the same moment under one name, and the other when it has gone', async () => {
    const [one, other, third] = await Promise.all([joining('ap1'), joining('ap1'), joining('ap2')]);
    const came = await Promise.allSettled([one, other, third].map(reading));
    const refused = came.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: new StartFailure('Another node is called ap1: give each its own NODE_NAME.') },
    ]);
    expect(came[2]?.status).toBe('fulfilled');
    await started.shift()?.stop();
    await started.shift()?.stop();
    expect((await among('ap1')).nodes.current()).toBeDefined();
  });
});
