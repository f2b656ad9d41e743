import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface RunningPostmaster {
  pid: number;
  port: number;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
  }
}

/** The server that says it runs on this folder: one that outlived a killed Mukae, or one of a Mukae that lives. */
export async function runningPostmaster(folder: string): Promise<RunningPostmaster | undefined> {
  const lines = await readFile(join(folder, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : undefined;
}

const patienceMs = 10_000;

/** SIGINT asks everybody in the database to leave, SIGQUIT throws them out. Answers whether it has ended. */
export async function endPostmaster(folder: string, signal: 'SIGINT' | 'SIGQUIT'): Promise<boolean> {
  const running = await runningPostmaster(folder);
  if (!running) return true;
  process.kill(running.pid, signal);
  const deadline = Date.now() + patienceMs;
  while ((await runningPostmaster(folder))?.pid === running.pid) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
