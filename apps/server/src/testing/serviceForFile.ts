import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './databases';
import { makeTestDatabase } from './testDatabase';
import { startTestService, type TestService } from './testService';

/** One service with a database of its own for all tests of a file: `const service = serviceForFile();` */
export function serviceForFile(
  env: Readonly<Record<string, string>> = {},
  log?: (line: string) => void,
): () => TestService {
  let database: TestDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await makeTestDatabase(env.MODE === 'srv' ? 'nothing' : 'demo');
    service = await startTestService({ databaseUrl: database.url, env, ...(log && { log }) });
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });
  return () => service;
}
