import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './dataFolder';
import { secretFromFile } from './secrets';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

describe('settings', () => {
  it('[W-02] are all optional', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      mode: 'demo',
      hosts: ['127.0.0.1', '::1'],
      dataDir: resolve('data'),
      databaseUrl: undefined,
      serverName: 'ap1',
      nodeName: hostname(),
      trustProxy: 0,
      https: false,
    });
  });

  it('[W-02] an empty one is one that is not set', () => {
    expect(readSettings({ PORT: '', MODE: '', DATABASE_URL: '', HOST: '' })).toEqual(readSettings({}));
  });

  it('[W-02] srv listens everywhere unless a host is given', () => {
    expect(readSettings({ MODE: 'srv' }).hosts).toEqual(['0.0.0.0']);
    expect(readSettings({ MODE: 'srv', HOST: '10.0.0.5' }).hosts).toEqual(['10.0.0.5']);
  });

  it('[O-V47] phones are heard where pages are, elsewhere, or not at all', () => {
    const heardAt = (env: Record<string, string>) => readSettings(env).faceCapture.host;
    expect(heardAt({})).toBe('127.0.0.1');
    expect(heardAt({ MODE: 'srv' })).toBe('0.0.0.0');
    expect(heardAt({ MODE: 'srv', FACE_CAPTURE_HOST: '10.0.0.5' })).toBe('10.0.0.5');
    expect(heardAt({ FACE_CAPTURE_HOST: 'off' })).toBeUndefined();
  });

  it('the public address has no slash at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://reception.example//' }).publicUrl).toBe('https://reception.example');
  });

  it('[S-30] the reference of calls is there in demo and dev, and in srv when it is asked for', () => {
    const has = (env: Record<string, string>) => readSettings(env).hasReference;
    expect([has({}), has({ MODE: 'dev' }), has({ MODE: 'srv' })]).toEqual([true, true, false]);
    expect([has({ MODE: 'srv', API_REFERENCE: 'on' }), has({ API_REFERENCE: 'off' })]).toEqual([true, false]);
  });

  it.each([
    ['1', 1],
    ['true', 1],
    ['on', 1],
    ['0', 0],
    ['false', 0],
    ['off', 0],
    ['2', 2],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ])('[S-10] TRUST_PROXY=%s is so many hops, or these networks', (value, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['MODE', 'production'],
    ['DATABASE_URL', 'mysql://localhost/mukae'],
    ['DATABASE_URL', 'localhost'],
    ['PUBLIC_URL', 'reception.example'],
    ['MODELS_URL', 'models.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['ADMIN_LOGIN_ID', 'admin'],
    ['LINK_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['SOCKETS_PER_ADDRESS', 'many'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '100'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.1 or so'],
    ['TRUST_PROXY', 'toString'],
    ['HTTPS', 'yes'],
    ['API_REFERENCE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DISK_RESERVE_MB', '1 GB'],
    ['DISK_RESERVE_MB', '-1'],
    ['S3_ENDPOINT', 'localhost:9000'],
    ['FACE_CAPTURE_HOST', 'on'],
    ['FACE_CAPTURE_ADDRESS', 'udp://reception.example'],
    ['INVOICE_REGISTRATION_NUMBER', '1234567890123'],
    ['ISSUER_BANK', 'x'.repeat(501)],
  ])('[W-02] %s=%j is told in one line that does not repeat it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^Bad setting\\. ${name}: [^\\n]+$`));
  });

  it('[W-02] every bad one has its own sentence', () => {
    expect(() => readSettings({ PORT: 'x', MODE: 'y' })).toThrow(
      'Bad setting. PORT: must be a port number; MODE: must be demo, dev or srv',
    );
  });
});

describe('who asks for money', () => {
  it('[D-RU11] is told as it is, with line breaks', () => {
    const env = {
      ISSUER_NAME: '迎え株式会社',
      ISSUER_ADDRESS: '東京都千代田区1-1\\n迎えビル',
      INVOICE_REGISTRATION_NUMBER: 'T1234567890123',
    };
    expect(readSettings(env).issuer).toEqual({
      name: '迎え株式会社',
      address: '東京都千代田区1-1\n迎えビル',
      bank: undefined,
      registrationNumber: 'T1234567890123',
    });
  });

  it('[W-02] [D-RU11] has a name where there is a number', () => {
    expect(() => readSettings({ INVOICE_REGISTRATION_NUMBER: 'T1234567890123' })).toThrow(
      new StartFailure('Bad setting. INVOICE_REGISTRATION_NUMBER needs ISSUER_NAME'),
    );
  });
});

describe('a bucket for files', () => {
  const needed = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  it('is Amazon’s in its first region unless told otherwise', () => {
    expect(readSettings(needed).s3).toEqual({
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      prefix: '',
    });
    const env = { ...needed, S3_ENDPOINT: 'http://minio:9000', S3_REGION: 'ap-northeast-1', S3_PREFIX: '/a/b/' };
    expect(readSettings(env).s3).toMatchObject({
      endpoint: 'http://minio:9000',
      region: 'ap-northeast-1',
      prefix: 'a/b/',
    });
  });

  it('is not there when nothing is said about it', () => {
    expect(readSettings({ S3_BUCKET: '', S3_PREFIX: '' }).s3).toBeUndefined();
  });

  it.each([
    { S3_BUCKET: 'files' },
    { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' },
    { S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'secret' },
    { S3_ENDPOINT: 'http://minio:9000' },
    { S3_REGION: 'ap-northeast-1' },
    { S3_PREFIX: 'a' },
  ])('[W-02] is asked for as a whole or not at all: %j', (env) => {
    expect(() => readSettings(env)).toThrow(
      new StartFailure('Bad setting. S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together'),
    );
  });
});

describe('the data folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mukae-config-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is made, with its parents', async () => {
    const path = join(folder, 'a', 'b c');
    await prepareDataFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('[W-02] that is a file is told in one line', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    await expect(prepareDataFolder(path)).rejects.toThrow(
      new StartFailure(`The data folder ${path} cannot be written.`),
    );
  });

  it.skipIf(process.getuid?.() === 0)('[W-02] that may not be written is told in one line', async () => {
    await chmod(folder, 0o500);
    await expect(prepareDataFolder(folder)).rejects.toThrow(StartFailure);
  });

  it('[W-18] keeps its secrets, for its owner alone', async () => {
    const [first, second] = await Promise.all([secretFromFile(folder, 'link'), secretFromFile(folder, 'link')]);
    expect(await secretFromFile(folder, 'link')).toBe(first);
    expect(second).toBe(first);
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect(await secretFromFile(folder, 'other')).not.toBe(first);
    expect(await readFile(join(folder, 'link.secret'), 'utf8')).toBe(first);
    expect((await stat(join(folder, 'link.secret'))).mode & 0o777).toBe(0o600);
  });
});
