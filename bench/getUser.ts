import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoAccounts, demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { keptVoices } from '@mukae/server/testing/keptVoices';
import autocannon from 'autocannon';

/**
 * `/api/getUser` with a session, everything real, against a bare Fastify JSON route: same machine, same run, taking
 * turns so that a noisy neighbour hits both.
 */
const wantedRatio = 0.4;
const rounds = 3;
const seconds = 5;

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ports = { mukae: 3911, bare: 3912 };

function launch(script: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: 'ignore' });
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error(`${url} did not answer`);
}

async function sessionCookie(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${ports.mukae}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demoAccounts.operator1.loginId, password: demoPassword, isRemember: true }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function requestsPerSecond(url: string, cookie: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    method: 'POST',
    connections: 20,
    duration: seconds,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ targetUserId: 'SELF' }),
  });
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests`);
  return requests.average;
}

const dataDir = await mkdtemp(join(tmpdir(), 'mukae-bench-'));
// As root the database runs as another account, which has to get in.
await chmod(dataDir, 0o755);
const mukae = launch(beside('../apps/server/dist/main.js'), {
  PORT: String(ports.mukae),
  DATA_DIR: dataDir,
  VOICES_DIR: keptVoices,
  MODE: 'dev',
});
const bare = launch(beside('./bareFastify.mjs'), { PORT: String(ports.bare) });
try {
  await untilReady(`http://127.0.0.1:${ports.mukae}/readyz`);
  await untilReady(`http://127.0.0.1:${ports.bare}/`);
  const cookie = await sessionCookie();
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const baseline = await requestsPerSecond(`http://127.0.0.1:${ports.bare}/api/getUser`, cookie);
    const measured = await requestsPerSecond(`http://127.0.0.1:${ports.mukae}/api/getUser`, cookie);
    ratios.push(measured / baseline);
    console.log(
      `round ${round}: bare Fastify ${baseline.toFixed(0)}/s, getUser ${measured.toFixed(0)}/s, ratio ${(measured / baseline).toFixed(2)}`,
    );
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`median ratio ${median.toFixed(2)}, wanted at least ${wantedRatio}`);
  process.exitCode = median >= wantedRatio ? 0 : 1;
} finally {
  bare.kill();
  mukae.kill('SIGINT');
  await new Promise((resolve) => mukae.once('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
