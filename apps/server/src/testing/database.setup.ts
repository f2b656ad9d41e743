import type { TestProject } from 'vitest/node';
import { startTestServer } from './databases';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { url: string; template: string };
  }
}

/** One real PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const server = await startTestServer();
  project.provide('databaseServer', { url: server.url, template: server.template });
  return server.stop;
}
