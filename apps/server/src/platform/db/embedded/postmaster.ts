import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPostmaster } from './isPostmaster';

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

const lockFile = (folder: string): string => join(folder, 'postmaster.pid');

/** The process that has the number in the lock file of the folder. */
async function processNamed(folder: string): Promise<RunningPostmaster | undefined> {
  const lines = await readFile(lockFile(folder), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : undefined;
}

/** The server that runs on this folder: one that outlived a killed Mukae, or one of a Mukae that lives. */
export async function runningPostmaster(folder: string): Promise<RunningPostmaster | undefined> {
  const named = await processNamed(folder);
  return named && (await isPostmaster(named, folder)) ? named : undefined;
}

/** No system gives a process this number. */
const nobody = 2 ** 31 - 1;

/**
 * PostgreSQL takes any process with the number in its lock file for a server. The rest of the file stays: by it
 * PostgreSQL finds out whether anybody else still works in the folder.
 */
export async function forgetForeignProcess(folder: string): Promise<void> {
  const named = await processNamed(folder);
  if (!named || (await isPostmaster(named, folder))) return;
  const text = await readFile(lockFile(folder), 'utf8');
  await writeFile(lockFile(folder), text.replace(/^\d+/, String(nobody)));
}

const patienceMs = 10_000;

/** SIGINT asks everybody in the database to leave, SIGQUIT throws them out. Answers whether it has ended. */
export async function endPostmaster(folder: string, signal: 'SIGINT' | 'SIGQUIT'): Promise<boolean> {
  const running = await runningPostmaster(folder);
  if (!running) return true;
  process.kill(running.pid, signal);
  const deadline = Date.now() + patienceMs;
  while ((await processNamed(folder))?.pid === running.pid) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
