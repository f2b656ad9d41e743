import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '#testing/s3Server';
import { storageSuite } from '#testing/storageSuite';
import { readSettings } from '../config/settings';
import { StartFailure } from '../config/startFailure';
import { openStorage } from './openStorage';
import { s3Storage } from './s3Storage';

let server: S3Server;
let folder: string;
let refusesSecondPart = false;
const noAnswer = new Promise<boolean>(() => undefined);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-s3-files-'));
  server = await startS3Server({
    refuses: ({ url = '' }) => (url.includes('silence') ? noAnswer : refusesSecondPart && url.includes('partNumber=2')),
  });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (env: Readonly<Record<string, string>> = {}) =>
  openStorage(readSettings({ DATA_DIR: folder, ...server.env, ...env }));

storageSuite('files in S3', () => open());
storageSuite('files in S3 below a prefix', () => open({ S3_PREFIX: 'reception/tokyo' }));

const bigFile = async (): Promise<string> => {
  const path = join(folder, 'uploaded');
  await writeFile(path, Buffer.alloc(18_000_000, 7));
  return path;
};

describe('files in S3', () => {
  it('arrive in parts when they are big', async () => {
    await (await open()).putFile('in-parts', await bigFile());
    const parts = server.asked.filter((line) => /^PUT \/mukae\/in-parts\?.*partNumber=/.test(line));
    expect(parts).toHaveLength(3);
  });

  it('are called off when a part is refused', async () => {
    const storage = await open();
    refusesSecondPart = true;
    await expect(storage.putFile('refused', await bigFile())).rejects.toThrow();
    refusesSecondPart = false;
    expect(await storage.read('refused')).toBeUndefined();
    expect(server.asked.some((line) => /^DELETE \/mukae\/refused\?.*uploadId=/.test(line))).toBe(true);
  });

  it.each([
    ['an answer', { answerMs: 500, silenceMs: 60_000 }],
    ['a sign of life', { answerMs: 60_000, silenceMs: 500 }],
  ])('are given up when the bucket owes %s for too long', async (_, patience) => {
    const { s3 } = readSettings({ DATA_DIR: folder, ...server.env });
    const storage = s3 && (await s3Storage(s3, patience));
    await expect(storage?.put('silence', Buffer.from('x'))).rejects.toThrow('500 ms');
    await expect(storage?.remove('silence')).rejects.toThrow('500 ms');
  });

  it('stand below their prefix', async () => {
    await (await open({ S3_PREFIX: '/reception/' })).put('below', Buffer.from('x'));
    expect(await (await open()).sizeOf('reception/below')).toBe(1);
  });
});

describe('a bucket', () => {
  it.each([
    ['is not there', { S3_BUCKET: 'other' }, 'The S3 bucket other cannot be used: The specified bucket does not exist'],
    [
      'is asked with another secret',
      { S3_SECRET_ACCESS_KEY: 'wrong' },
      'The S3 bucket mukae cannot be used: The request signature we calculated does not match',
    ],
    [
      'cannot be reached',
      { S3_ENDPOINT: 'http://127.0.0.1:1' },
      'The S3 bucket mukae cannot be used: connect ECONNREFUSED',
    ],
  ])('that %s ends the start with a sentence', async (_, env, sentence) => {
    const failure = await open(env).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(String(failure)).toContain(sentence);
  });

  it('is left as it was by a start', async () => {
    expect(await (await open()).read('start')).toBeUndefined();
  });
});
