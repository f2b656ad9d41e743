import { inject } from 'vitest';
import { copyDatabase, type TestDatabase } from './databases';

export const makeTestDatabase = (): Promise<TestDatabase> => copyDatabase(inject('databaseServer'));
