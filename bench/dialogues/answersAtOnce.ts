import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { talkingCalls } from '@mukae/contract/calls/talking';
import pg from 'pg';
import { BuiltService } from '../accept/builtService';
import { loggedInScreens } from './visitors';

const port = 3943;
const barePort = 3944;
const everyMs = 4000;
const rounds = 5;

/** As visitors ask a company that has the twenty examples. */
const questions = [
  'トイレはどこですか',
  '営業時間を教えてください',
  '駐車場はありますか',
  'エレベーターはどこ',
  '落とし物をしました',
  'Wi-Fiは使えますか',
  '喫煙所はありますか',
  'ベビーカーを借りたい',
  'コインロッカーはどこですか',
  'Where is the restroom?',
  'タクシーを呼んでください',
  '傘を借りられますか',
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

interface AtOnce {
  /** Of questions that come in a rhythm, and of those that come all in the same moment. */
  pacedMs: number[];
  burstMs: number[];
  /** Of a bare route, in the same rhythm. */
  bareMs: number[];
  wrong: number;
  memoryMb: number;
}

/** Each of so many asks once in every four seconds, spread over them. */
async function inRhythm(count: number, ask: (who: number, round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const one = async (who: number) => {
    await passed((who * everyMs) / count);
    for (let round = 0; round < rounds; round += 1) {
      const took = await timed(() => ask(who, round));
      times.push(took);
      await passed(Math.max(0, everyMs - took));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, who) => one(who)));
  return times;
}

/** Of the process that listens there. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

export async function answersAtOnce(count: number): Promise<AtOnce> {
  const service = await BuiltService.start(port);
  const database = new pg.Client({ connectionString: service.databaseUrl });
  const bare = spawn(process.execPath, [fileURLToPath(new URL('../bareFastify.mjs', import.meta.url))], {
    env: { ...process.env, PORT: String(barePort) },
    stdio: 'ignore',
  });
  try {
    await database.connect();
    const cookies = await loggedInScreens(database, count);
    let wrong = 0;
    const ask = async (who: number, round: number) => {
      const response = await fetch(`${service.url}/api/talkAI`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookies[who] ?? '' },
        body: JSON.stringify({ msg: questions[(who + round) % questions.length] }),
      });
      if (!talkingCalls.talkAI.output.safeParse(await response.json()).success) wrong += 1;
    };
    const askBare = async () =>
      void (await (await fetch(`http://127.0.0.1:${barePort}/api/getUser`, { method: 'POST' })).text());
    const before = await memoryOf(service.pid);
    // The dictionary is read when it is first needed.
    await ask(0, 0);
    await Promise.all(cookies.map((_, who) => ask(who, 1)));
    const memoryMb = (await memoryOf(service.pid)) - before;
    const bareMs = await inRhythm(count, askBare);
    const pacedMs = await inRhythm(count, ask);
    const burstMs: number[] = [];
    await Promise.all(cookies.map(async (_, who) => void burstMs.push(await timed(() => ask(who, rounds)))));
    return { pacedMs, burstMs, bareMs, wrong, memoryMb };
  } finally {
    bare.kill();
    await database.end();
    await service.stop();
  }
}
