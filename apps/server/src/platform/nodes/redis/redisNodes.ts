import { randomUUID } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { StartFailure } from '#platform/config/startFailure';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import type { LineCodec, LineReader, Nodes, NodesEvents } from '../nodes';
import { Certainty, sureMs } from './certainty';
import { keysOf } from './keys';
import { makeNodeFigures } from './nodeFigures';
import { type NodePass, nodePass, whyNotTogether } from './nodePass';
import { openRedisLine } from './redisLine';
import type { RedisLinks } from './redisLinks';
import { RedisMessages } from './redisMessages';
import { RedisTime } from './redisTime';
import { beatScript, leaveScript, passScript, takeScript } from './scripts';

/** How often a node says that it is at work, and how long that holds for others. */
const beatMs = 1000;
const holdsMs = 4000;
const patienceMs = 2500;
/** Of the line, where Redis has no room. */
const entriesInNeed = 500;

const beatAnswer = z.tuple([z.string(), z.string(), z.string(), z.array(z.string()), z.string()]);

interface Beat {
  epoch: string;
  there: ReadonlyMap<string, NodePass>;
}

interface RedisNodesParts {
  links: RedisLinks;
  /** The same for all nodes of one database, and for no others. */
  installation: string;
  pass: NodePass;
  log: Logger;
  registry: Registry;
  /** What time it is for all nodes. */
  onClock(time: number): void;
  /** Whether it could do what it promises by being at work: the database answers. */
  isFit(): Promise<boolean>;
  /** What is in the database of the work of all nodes: another answer than before, and somebody is at work. */
  workSeen(): Promise<string>;
}

type Watchers = { [Name in keyof NodesEvents]: NodesEvents[Name][] };

export interface RedisNodes extends Nodes {
  /** Among the others, or a StartFailure that says why not. */
  join(): Promise<void>;
}

function nodesIn(listed: readonly string[]): Map<string, NodePass> {
  const there = new Map<string, NodePass>();
  for (let at = 0; at + 1 < listed.length; at += 2) {
    const told = nodePass.safeParse(JSON.parse(listed[at + 1] ?? ''));
    if (told.success) there.set(listed[at] ?? '', told.data);
  }
  return there;
}

const isOutOfMemory = (failure: unknown): boolean => failure instanceof Error && failure.message.includes('OOM');

/** Who waits longer for Redis than this goes without. */
const soon = <Value>(asked: Promise<Value>): Promise<Value> =>
  Promise.race([
    asked,
    passed(patienceMs, undefined, { ref: false }).then(() =>
      Promise.reject(new Refusal('unavailable', { cause: new Error('Redis does not answer') })),
    ),
  ]);

/** Nodes that find one another in Redis. What it forgets is said again; what has to last stands in the database. */
export function makeRedisNodes(parts: RedisNodesParts): RedisNodes {
  const { links, installation, pass, log, registry, onClock, isFit, workSeen } = parts;
  const self = `${pass.name}.${randomUUID().slice(0, 8)}`;
  const keys = keysOf(installation);
  const { commands, reading, hearing, telling } = links;
  const isRedisThere = () => performance.now() <= heardAt + sureMs;
  const isFull = () => performance.now() <= fullAt + sureMs;
  const figures = makeNodeFigures(registry, {
    isRedisThere,
    behind: () => Math.max(0, lastOnLine - (line?.seq ?? 0)),
  });
  const watchers: Watchers = { gone: [], back: [], deaf: [], outdone: [] };
  const wasDeaf = () => {
    for (const hear of watchers.deaf) hear();
  };
  const time = new RedisTime(onClock);
  const certainty = new Certainty(log);
  const messages = new RedisMessages({ self, keys, telling, hearing, time, log, figures, wasDeaf });
  let line: ReturnType<typeof openRedisLine> | undefined;
  let there: ReadonlySet<string> = new Set([self]);
  let heardAt = Number.NEGATIVE_INFINITY;
  let fullAt = Number.NEGATIVE_INFINITY;
  let isBeating = false;
  let isOutdone = false;
  /** What was to be seen of the work of others when Redis had gone; undefined: it is there. */
  let workBefore: string | undefined;
  let lastOnLine = 0;
  let timer: NodeJS.Timeout | undefined;

  const beatArguments = () =>
    [
      beatScript,
      5,
      keys.nodes,
      keys.node(self),
      keys.lineState,
      keys.line,
      keys.added,
      self,
      JSON.stringify(pass),
      holdsMs,
      keys.node(''),
      line?.epoch ?? '',
      line?.seq ?? 0,
      randomUUID(),
    ] as const;

  async function beat(say = () => commands.eval(...beatArguments())): Promise<Beat> {
    const sentAt = performance.now();
    const answer = await say();
    const [epoch, seconds, microseconds, listed, last] = beatAnswer.parse(answer);
    const took = performance.now() - sentAt;
    // One that was under way for long says nothing about now.
    if (took > sureMs) throw new Error('Redis answered too late');
    heardAt = sentAt;
    time.note(Number(seconds) * 1000 + Number(microseconds) / 1000, took);
    await certainty.note(sentAt, async () => {
      for (const look of watchers.back) await look();
    });
    isOutdone = false;
    lastOnLine = Number(last);
    return { epoch, there: nodesIn(listed) };
  }

  function meet(now: ReadonlyMap<string, NodePass>): void {
    const before = there;
    there = new Set([self, ...now.keys()]);
    for (const node of before) if (!there.has(node)) for (const miss of watchers.gone) miss(node);
  }

  /** What is kept for nodes that were away for a moment is what can be missed most easily. */
  async function makeRoom(): Promise<void> {
    fullAt = performance.now();
    log.error('Redis is full: desks are not served until it takes in something again, the line is made shorter for it');
    await commands
      .xtrim(keys.line, 'MAXLEN', entriesInNeed)
      .catch((failure) => log.debug({ err: failure }, 'the line was not made shorter'));
  }

  /** Some said so a moment ago. Where none reaches the database, the others are forgotten little later than this one. */
  async function areOnlyOthersAtWork(): Promise<boolean> {
    const known = [...nodesIn(await links.whoIsThere(keys)).keys()];
    const lasting = await Promise.all(known.map((node) => commands.pttl(keys.node(node))));
    return !known.includes(self) && lasting.some((ms) => ms > holdsMs - 2 * beatMs);
  }

  /** The database does not answer here. */
  async function lookWhoTookOver(): Promise<void> {
    const isOvertaken = await areOnlyOthersAtWork();
    heardAt = performance.now();
    if (isOvertaken) beOutdone('the database');
  }

  /** Redis does not answer here. That it does elsewhere shows in what others write: they could not without it. */
  async function lookForWork(): Promise<void> {
    if (isRedisThere() || certainty.current() !== undefined) {
      workBefore = undefined;
      return;
    }
    const seen = await workSeen();
    if (workBefore !== undefined && seen !== workBefore) beOutdone('Redis');
    workBefore ??= seen;
  }

  function beOutdone(missing: string): void {
    if (isOutdone) return;
    isOutdone = true;
    log.warn({ missing }, 'other nodes reach it, and have taken over what this one did');
    for (const hear of watchers.outdone) hear();
  }

  async function beatOn(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    try {
      messages.checkHearing();
      // Others take what this one cannot do.
      if (!(await isFit())) return await lookWhoTookOver();
      if (!messages.isHearing) throw new Error('other nodes are not heard');
      const { epoch, there: now } = await beat();
      line?.isCalled(epoch);
      meet(now);
    } catch (failure) {
      if (isOutOfMemory(failure)) await makeRoom();
      else log.debug({ err: failure }, 'Redis was not told that this node is at work');
    } finally {
      isBeating = false;
    }
  }

  const whyNot = async () => whyNotTogether(pass, [...nodesIn(await links.whoIsThere(keys)).values()]);

  /** Among the others in one step with the look at who they are: of two that come at the same moment one sees the other. */
  async function enter(): Promise<unknown> {
    for (;;) {
      await commands.watch(keys.nodes);
      const why = await whyNot();
      if (why) throw new StartFailure(why.reason);
      const [entered] =
        (await commands
          .multi()
          .eval(...beatArguments())
          .exec()) ?? [];
      if (!entered) continue;
      const [failure, answer] = entered;
      if (failure) throw failure;
      return answer;
    }
  }

  return {
    self,
    current: () => certainty.current(),
    atWork: () => there,
    lookAround: async () => meet((await soon(beat())).there),
    meetingPlace: () => (isFull() ? 'full' : isRedisThere() ? 'ok' : 'away'),
    async take(post) {
      if (!isRedisThere()) throw new Refusal('unavailable', { cause: new Error('Redis does not answer') });
      const holder = String(await soon(commands.eval(takeScript, 1, keys.posts, post, self, keys.node(''))));
      if (holder === '') throw new Refusal('unavailable', { cause: new Error('this node is not known to be at work') });
      return holder;
    },
    async pass(post, to) {
      await soon(commands.eval(passScript, 1, keys.posts, post, self, to ?? ''));
    },
    openLine<Entry>(codec: LineCodec<Entry>, reader: LineReader<Entry>) {
      const opened = openRedisLine<Entry>({ self, keys, commands, reading, log }, codec, reader);
      line = opened;
      return opened;
    },
    onAsked: (asked, answer) => messages.onAsked(asked, answer),
    ask: (node, asked, body) => messages.ask(node, asked, body),
    tell: (node, told, body) => messages.tell(node, told, body),
    on: (event, listener) => void watchers[event].push(listener),
    async join() {
      const deadline = performance.now() + holdsMs + beatMs;
      for (;;) {
        const why = await whyNot();
        if (why === undefined) return;
        // One that was killed is forgotten in a moment.
        if (why.mayPass && performance.now() < deadline) await passed(beatMs / 4);
        else throw new StartFailure(why.reason);
      }
    },
    async start() {
      await messages.start();
      const { epoch, there: now } = await beat(enter);
      meet(now);
      await line?.start(epoch);
      timer = setInterval(() => {
        void beatOn();
        lookForWork().catch((failure) => log.debug({ err: failure }, 'what others do is not known'));
      }, beatMs);
    },
    async stop() {
      clearInterval(timer);
      certainty.lose();
      line?.stop();
      await soon(commands.eval(leaveScript, 3, keys.nodes, keys.node(self), keys.posts, self)).catch((failure) =>
        log.warn({ err: failure }, 'Redis was not told that this node leaves'),
      );
      links.end();
    },
  };
}
