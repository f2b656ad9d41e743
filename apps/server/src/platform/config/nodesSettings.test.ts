import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

const redis = { REDIS_URL: 'redis://127.0.0.1' };
const database = { DATABASE_URL: 'postgres://127.0.0.1/mukae' };
const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const service = { MODE: 'srv' };

const refused = (missing: string) =>
  new StartFailure(`Several nodes need one database and one store of files: beside REDIS_URL set ${missing}.`);

describe('nodes that meet in Redis', () => {
  it.each([
    [{ ...service, ...redis, ...store }, 'DATABASE_URL'],
    [{ ...service, ...redis, ...database }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [{ ...service, ...redis }, 'DATABASE_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [redis, 'DATABASE_URL'],
  ])('[N-26] do not start with a database or a store of their own: %j', (env, missing) => {
    expect(() => readSettings(env)).toThrow(refused(missing));
  });

  it.each([
    { ...service, ...redis, ...database, ...store },
    { MODE: 'dev', ...redis, ...database },
    { ...redis, ...database },
    service,
  ])('[N-26] start with both, and without a store where it is no service: %j', (env) => {
    expect(readSettings(env).s3?.bucket).toBe('S3_BUCKET' in env ? 'files' : undefined);
  });
});
