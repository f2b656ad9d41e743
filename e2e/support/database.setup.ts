import { startTestServer } from '@mukae/server/testing/databases';
import { clockOfTheDay } from './day';

/** One real PostgreSQL for the whole run; each test copies a database of its own. */
export default async function setup() {
  const { stop, ...server } = await startTestServer(clockOfTheDay());
  process.env.MUKAE_TEST_SERVER = JSON.stringify(server);
  return stop;
}
