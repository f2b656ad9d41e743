import { execFileSync } from 'node:child_process';
import { redisProgram } from '../apps/server/src/testing/redisServer';

const packages = ['redis-server', 'valkey-server'];

/** Without it starting a service of its own on the usual port. */
const install = (name: string): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync('apt-get', ['update'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit', env });
};

const mayInstall = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/** Tests of several nodes need a Redis or Valkey: where there is none it is installed, or they are skipped by name. */
export function ensureRedis(): string | undefined {
  for (const name of packages) {
    if (redisProgram() !== undefined || !mayInstall()) break;
    console.log(`No Redis or Valkey found: installing ${name}`);
    try {
      install(name);
    } catch {
      // Not in this distribution, or nothing can be fetched: the next one may be.
    }
  }
  return redisProgram();
}
