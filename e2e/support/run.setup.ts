import { startTestServer } from '@mukae/server/testing/databases';
import { makeCameraFilm } from './camera';
import { clockOfTheDay } from './day';

/** One real PostgreSQL for the whole run, of which each test copies a database of its own, and what the cameras see. */
export default async function setup() {
  await makeCameraFilm();
  const { stop, ...server } = await startTestServer(clockOfTheDay());
  process.env.MUKAE_TEST_SERVER = JSON.stringify(server);
  return stop;
}
