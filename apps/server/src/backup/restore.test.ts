import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { secretFromFile } from '#platform/config/secrets';
import {
  addEveryFile,
  askDatabase,
  backUp,
  type Env,
  everyFile,
  everyRow,
  migrationsFolder,
  placesForFile,
  restore,
} from '#testing/backups';
import { startS3Server } from '#testing/s3Server';
import { loggedIn } from '#testing/testClient';
import { startTestService } from '#testing/testService';
import { drawnPicture } from '#testing/uploads';
import { knownMigrations } from './knownMigrations';

const patience = 60_000;

const { folder, ofDemo, nowhere } = placesForFile();
let source: Env;

/** A service that has everything, and is at rest. */
beforeAll(async () => {
  source = await ofDemo('source');
  const service = await startTestService({ databaseUrl: source.DATABASE_URL, env: source });
  await addEveryFile(service, source);
  await secretFromFile(source.DATA_DIR, 'link');
  await mkdir(join(source.DATA_DIR, 'documents'));
  await writeFile(join(source.DATA_DIR, 'documents', 'terms.pdf'), 'our own terms');
  await service.stop();
  await backUp(source, folder('backup'));
}, patience);

/** A database that its user owns, who is nobody otherwise. */
async function owned(env: Env): Promise<{ env: Env; disown(): Promise<void> }> {
  const url = new URL(env.DATABASE_URL);
  const database = url.pathname.slice(1);
  const name = `owner_of_${database}`;
  await askDatabase(url.href, `create role ${name} login password 'of nobody'`);
  await askDatabase(url.href, `alter database ${database} owner to ${name}`);
  Object.assign(url, { username: name, password: 'of nobody' });
  const disown = async () => {
    await askDatabase(env.DATABASE_URL, `reassign owned by ${name} to current_user`);
    await askDatabase(env.DATABASE_URL, `drop owned by ${name}; drop role ${name}`);
  };
  return { env: { ...env, DATABASE_URL: url.href }, disown };
}

/** What judges rows that are written from now on, and what numbers they get. */
const structureOf = ({ DATABASE_URL }: Env) =>
  Promise.all(
    [
      'select tgname, tgenabled, tgrelid::regclass::text from pg_trigger where not tgisinternal order by 1, 3',
      'select conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2',
      'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
    ].map((statement) => askDatabase(DATABASE_URL, statement)),
  );

/** The migrations of a version that makes one table more. */
async function laterMigrations(name: string): Promise<string> {
  const later = folder(name);
  await cp(migrationsFolder, later, { recursive: true });
  const journal = join(later, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const entry = { idx: entries.length, version: '7', when: Date.UTC(2100, 0), tag: '9999_later', breakpoints: true };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, entry] }));
  await writeFile(join(later, '9999_later.sql'), 'create table later_things (id int primary key);');
  return later;
}

describe('a restored service', { timeout: 2 * patience }, () => {
  it('[W-24] has every row and every byte, from disk to S3 and from there to disk, by an owner of the database who is nobody otherwise', async () => {
    const bucket = await startS3Server();
    const owner = await owned(await nowhere('on disk'));
    try {
      const inBucket = await nowhere('in bucket', { ...bucket.env, S3_PREFIX: 'restored' });
      await restore(inBucket, folder('backup'));
      await backUp(inBucket, folder('from bucket'));
      const onDisk = owner.env;
      await restore(onDisk, folder('from bucket'));

      const rows = await everyRow(source.DATABASE_URL);
      expect(Object.keys(rows).length).toBeGreaterThan(40);
      expect(rows['public.users']?.length).toBeGreaterThan(5);
      expect(await everyRow(inBucket.DATABASE_URL)).toEqual(rows);
      expect(await everyRow(onDisk.DATABASE_URL)).toEqual(rows);
      expect(await structureOf(onDisk)).toEqual(await structureOf(source));
      const files = everyFile(source);
      const kinds = new Set(Object.keys(files).map((key) => key.split('/')[0]));
      expect([...kinds]).toEqual(['captures', 'characters', 'logos', 'media', 'screens', 'users']);
      expect(everyFile(onDisk)).toEqual(files);

      const restored = await startTestService({ databaseUrl: onDisk.DATABASE_URL, env: onDisk });
      const admin = await loggedIn(restored.url, 'admin@demo.example');
      const added = await admin.form('/api/addMedia', { image: await drawnPicture('#fafafa', 'after.png') });
      expect(added.result).toBe('OK');
      await restored.stop();
    } finally {
      await bucket.stop();
      await owner.disown();
    }
  });

  it('[W-24] has the secrets and documents of its data folder, which others cannot read', async () => {
    const target = await nowhere('with secrets');
    await restore(target, folder('backup'));
    for (const name of ['link.secret', 'documents/terms.pdf']) {
      const [before, after] = [source, target].map(({ DATA_DIR }) => join(DATA_DIR, name));
      expect(await readFile(String(after), 'utf8')).toBe(await readFile(String(before), 'utf8'));
      expect((await stat(String(after))).mode & 0o777).toBe(0o600);
    }
    expect((await readdir(target.DATA_DIR)).sort()).toEqual(['documents', 'files', 'link.secret']);
    expect((await stat(folder('backup'))).mode & 0o777).toBe(0o700);
  });

  it('[W-24] says which documents to copy where they have a folder of their own, into which it only looks', async () => {
    const own = { DOCUMENTS_DIR: folder('own documents') };
    await mkdir(own.DOCUMENTS_DIR);
    await writeFile(join(own.DOCUMENTS_DIR, 'fees.pdf'), 'our own fees');
    await backUp({ ...source, ...own }, folder('with own documents'));
    const said: string[] = [];
    const target = await nowhere('beside documents', own);
    await restore(target, folder('with own documents'), { say: (line) => said.push(line) });
    const kept = join(folder('with own documents'), 'data', 'documents', 'fees.pdf');
    expect(await readFile(kept, 'utf8')).toBe('our own fees');
    expect(said).toContain(`Copy ${kept} into ${own.DOCUMENTS_DIR}: a restore leaves that as it is.`);
    expect((await readdir(target.DATA_DIR)).sort()).toEqual(['files', 'link.secret']);
  });

  it('[W-24] of an older version is brought up to date, one of a newer version is refused', async () => {
    const later = await laterMigrations('later');
    const target = await nowhere('later target');
    await restore(target, folder('backup'), { migrationsFolder: later });
    expect((await everyRow(target.DATABASE_URL))['public.later_things']).toEqual([]);
    await backUp(target, folder('of later'), { migrations: await knownMigrations(later) });
    const back = await nowhere('back');
    await expect(restore(back, folder('of later'))).rejects.toThrow(
      /^This backup was made by version 1\.2\.3 \(9999_later\), which is newer than this program \(\w+\): .+$/,
    );
    expect(existsSync(back.DATA_DIR)).toBe(false);
    await expect(backUp(target, folder('by older'))).rejects.toThrow('The tables are of another version');
  });
});

describe('a restore', { timeout: patience }, () => {
  const tables = 'tables/users.copy';

  it.each([
    ['a table', () => tables],
    ['the list of files', () => 'files.jsonl'],
    ['the manifest', () => 'manifest.json'],
    ['a secret', () => 'data/link.secret'],
    ['a file', () => join('files', Object.keys(everyFile(source))[0] ?? '')],
  ])('[W-24] of a backup with one wrong byte in %s writes nothing', async (what, name) => {
    const damaged = folder(`damaged ${what}`);
    await cp(folder('backup'), damaged, { recursive: true });
    const path = join(damaged, name());
    const bytes = await readFile(path);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await writeFile(path, bytes);
    const target = await nowhere(`of damaged ${what}`);
    await expect(restore(target, damaged)).rejects.toThrow(/damaged/);
    expect(existsSync(target.DATA_DIR)).toBe(false);
    expect(await everyRow(target.DATABASE_URL)).toEqual({});
  });

  it.each([
    ['a file', () => rm(join(folder('lacking'), tables)), 'The backup is damaged'],
    ['its manifest', () => rm(join(folder('lacking'), 'manifest.json')), 'is no backup, or one that was not finished'],
  ])('[W-24] of a backup without %s is refused', async (what, remove, refusal) => {
    await cp(folder('backup'), folder('lacking'), { recursive: true });
    await remove();
    await expect(restore(await nowhere(`without ${what}`), folder('lacking'))).rejects.toThrow(refusal);
  });

  it('[W-24] goes where nothing is: no data folder, database or bucket that is used', async () => {
    const used = await ofDemo('used');
    await expect(restore(used, folder('backup'))).rejects.toThrow('There are tables in the database already');
    const target = await nowhere('used folder');
    await mkdir(target.DATA_DIR);
    await appendFile(join(target.DATA_DIR, 'something'), '');
    await expect(restore(target, folder('backup'))).rejects.toThrow(`${target.DATA_DIR} is not empty`);
    const bucket = await startS3Server();
    try {
      await restore(await nowhere('first in bucket', bucket.env), folder('backup'));
      const second = await nowhere('second in bucket', bucket.env);
      await expect(restore(second, folder('backup'))).rejects.toThrow('There are files in the S3 bucket mukae already');
    } finally {
      await bucket.stop();
    }
  });

  it('[W-24] that fails leaves the database empty, and says what to clear away', async () => {
    const target = await nowhere('failing');
    const untilAsked = async <Result>(work: Promise<Result>): Promise<Result> => {
      const done = await work;
      // What is checked is whole; then something gets in the way of the tables.
      await rm(join(folder('failing backup'), tables), { force: true });
      return done;
    };
    await cp(folder('backup'), folder('failing backup'), { recursive: true });
    await expect(restore(target, folder('failing backup'), { untilAsked })).rejects.toThrow(
      new RegExp(`^The restore failed: .+ Empty ${target.DATA_DIR} before another one\\.$`),
    );
    expect(await everyRow(target.DATABASE_URL)).toEqual({});
  });
});
