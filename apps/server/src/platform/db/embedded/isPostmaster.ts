import { readFile, readlink, realpath } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 2000;
/** A server that has just taken its folder listens a moment later. */
const listensWithinMs = 1000;

/** What every PostgreSQL answers with one letter, also one that is starting or stopping. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

const nothing = (): undefined => undefined;

/** What Linux knows of a process; undefined where that is not told. */
async function toldBySystem(pid: number, folder: string, processes: string): Promise<boolean | undefined> {
  const command = await readFile(join(processes, String(pid), 'cmdline'), 'utf8').catch(nothing);
  if (command === undefined) return undefined;
  if (!/^postgres\b/.test(basename(command.split('\0')[0] ?? ''))) return false;
  // It works in its folder. Whose folder nobody may see could be this one.
  const worksIn = await readlink(join(processes, String(pid), 'cwd')).catch(nothing);
  return worksIn === undefined || worksIn === (await realpath(folder));
}

type Heard = 'postgres' | 'something else' | 'nobody';

/** Who says nothing for long may be a server that hangs. */
const heardAt = (port: number): Promise<Heard> =>
  new Promise((resolve) => {
    const wire = connect(port, '127.0.0.1', () => wire.write(sslRequest));
    const settle = (heard: Heard) => {
      wire.destroy();
      resolve(heard);
    };
    wire.setTimeout(patienceMs, () => settle('postgres'));
    wire.once('data', (said) => settle(/^[SN]$/.test(said.toString('latin1')) ? 'postgres' : 'something else'));
    wire.once('end', () => settle('something else'));
    wire.once('error', () => settle('nobody'));
  });

async function toldByPort(port: number): Promise<boolean> {
  const deadline = performance.now() + listensWithinMs;
  for (;;) {
    const heard = await heardAt(port);
    if (heard !== 'nobody' || performance.now() > deadline) return heard === 'postgres';
    await wait(50);
  }
}

/**
 * Whether a process that lives is the server of this folder: after a crash its number may be anybody's. Where it is not
 * sure it is taken for one, for two servers on one folder would destroy it.
 */
export const isPostmaster = async (
  { pid, port }: { pid: number; port: number },
  folder: string,
  processes = '/proc',
): Promise<boolean> => (await toldBySystem(pid, folder, processes)) ?? toldByPort(port);
