import { startTestServer } from '@mukae/server/testing/databases';

/** One real PostgreSQL for the whole run; each test copies a database of its own. */
export default async function setup() {
  const server = await startTestServer();
  process.env.MUKAE_TEST_SERVER = JSON.stringify({ url: server.url, template: server.template });
  return server.stop;
}
