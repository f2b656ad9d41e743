import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '#platform/config/startFailure';

export interface Account {
  uid: number;
  gid: number;
}

const run = promisify(execFile);

async function accountNamed(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root: an account that exists everywhere does it. Undefined for an ordinary user. */
export async function accountForPostgres(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account = (await accountNamed('postgres')) ?? (await accountNamed('nobody'));
  if (!account) throw new StartFailure('As root an account named postgres or nobody is needed, or set DATABASE_URL.');
  return account;
}

async function mayEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(folder);
  if (owner === uid) return (mode & 0o100) !== 0;
  if (group === gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Whether every folder on the way to a path lets the account through. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  const parent = dirname(path);
  if (parent === path) return true;
  return (await mayEnter(parent, account)) && canReach(parent, account);
}
