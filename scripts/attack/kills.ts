import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { namesIn } from '@mukae/server/testing/answers';
import { formBeginning, formHeaders, sendSlowly } from '@mukae/server/testing/hostile/slowSender';
import type { Answered, TestClient } from '@mukae/server/testing/testClient';
import { isAlive } from '../testing/run';
import type { Attack } from './attack';
import { databaseAnswers, databasePids, postmasterPid } from './database';
import { isReady, msUntil } from './readiness';
import { signUp } from './stranger';
import type { Target } from './target';

/** The database answers again: from then on the service has this long. */
const soonMs = 5000;

/** How long the service needed once its database was back. */
async function msUntilReady(target: Target): Promise<number> {
  await msUntil(() => databaseAnswers(target));
  return msUntil(() => isReady(target.url));
}

/** Adds stores for as long as she is let, and keeps the names of those that were answered OK. */
async function write(client: TestClient, name: string, kept: string[], isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const store = `${name}-${count}`;
    const { status } = await client.form('/api/addStore', { name: store });
    if (status === 200) kept.push(store);
  }
}

const losing = (name: string, times: number, lose: (target: Target) => Promise<void>): Attack => ({
  row: 'S-01',
  name: `${name}, ${times} times under 40 writers`,
  others: 'putOff',
  async run(target) {
    const { client } = await signUp(target.url);
    const kept: string[] = [];
    let isOver = false;
    const writers = Array.from({ length: 40 }, (_, place) => write(client, `w${place}`, kept, () => isOver));
    let longest = 0;
    for (let time = 0; time < times; time += 1) {
      await passed(200);
      await lose(target);
      longest = Math.max(longest, await msUntilReady(target));
    }
    isOver = true;
    await Promise.all(writers);
    const there = new Set(namesIn(await client.post('/api/getStore')));
    const lost = kept.filter((store) => !there.has(store)).length;
    return {
      seen: `${kept.length} answered OK, ${lost} of them lost; served ${Math.round(longest)} ms after the database at most`,
      holds: lost === 0 && longest < soonMs,
    };
  },
});

const killPostmaster = async (target: Target) => void process.kill(await postmasterPid(target), 'SIGKILL');

async function killConnection(target: Target): Promise<void> {
  const [pid] = await databasePids(target, 'writers');
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

const frozenMs = 35_000;

/** Whatever happens meanwhile, they go on afterwards. */
async function whileFrozen(pids: readonly number[], act: () => Promise<void>): Promise<void> {
  try {
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await act();
  } finally {
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGCONT');
  }
}

const freeze: Attack = {
  row: 'S-04',
  name: `the database stands still for ${frozenMs / 1000} s`,
  others: 'putOff',
  async run(target) {
    const { client } = await signUp(target.url);
    const all = [await postmasterPid(target), ...(await databasePids(target, 'all'))];
    const asked: Promise<Answered>[] = [];
    await whileFrozen(all, async () => {
      for (let place = 0; place < 60; place += 1) asked.push(client.form('/api/addStore', { name: `f${place}` }));
      await passed(frozenMs);
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const back = await msUntilReady(target);
    const after = await Promise.all(
      Array.from({ length: 24 }, (_, place) => client.form('/api/addStore', { name: `a${place}` })),
    );
    const served = after.filter(({ status }) => status === 200).length;
    const puzzling = statuses.filter((status) => status !== 200 && status !== 503).length;
    return {
      seen: `${served} of 24 served afterwards, back ${Math.round(back)} ms after the database`,
      holds: served === 24 && puzzling === 0 && back < soonMs,
    };
  },
};

const unfinished = ['uploads', join('files', '.unfinished')];

async function leftIn({ dataDir }: Target): Promise<string[]> {
  const lists = unfinished.map((folder) => readdir(join(dataDir, folder)).catch(() => []));
  return (await Promise.all(lists)).flat();
}

const killService: Attack = {
  row: 'S-21',
  name: 'the service killed in the middle of 20 uploads',
  others: 'alone',
  async run(target) {
    const { client } = await signUp(target.url);
    const headers = { ...formHeaders, cookie: client.cookieHeader };
    const beginning = formBeginning('image') + 'x'.repeat(100_000);
    const senders = Array.from({ length: 20 }, () =>
      sendSlowly(target.url, { path: '/api/addMedia', headers, length: 50_000_000, beginning }),
    );
    await passed(1000);
    const before = await leftIn(target);
    await target.kill();
    await Promise.all(senders.map(({ ended }) => ended));
    const since = performance.now();
    await target.start();
    const after = await leftIn(target);
    return {
      seen: `${before.length} half written before, ${after.length} after; back ${Math.round(performance.now() - since)} ms later`,
      holds: before.length > 0 && after.length === 0,
    };
  },
};

/** What is lost with the ground that the service stands on. */
export const kills: readonly Attack[] = [
  losing('the database killed', 20, killPostmaster),
  losing('a connection of the database killed', 10, killConnection),
  freeze,
  killService,
];
