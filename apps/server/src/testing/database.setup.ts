import type { TestProject } from 'vitest/node';
import { type DatabaseServer, startTestServer } from './databases';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** One real PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const { stop, ...server } = await startTestServer();
  project.provide('databaseServer', server);
  return stop;
}
