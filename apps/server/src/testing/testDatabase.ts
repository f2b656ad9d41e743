import { inject } from 'vitest';
import { type Contents, copyDatabase, type TestDatabase } from './databases';

export const makeTestDatabase = (contents: Contents = 'demo'): Promise<TestDatabase> =>
  copyDatabase(inject('databaseServer'), contents);
