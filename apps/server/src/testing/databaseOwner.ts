import { startEmbeddedPostgres } from '#platform/db/embedded/embeddedPostgres';
import { makeLogger } from '#platform/log/logger';
import { askedToStop, stop } from '../stop';

/** A process that owns the database of a folder until it is killed: when it is asked to stop it does not get to the end. */
const [, , folder = ''] = process.argv;
const { url } = await startEmbeddedPostgres(folder, makeLogger('silent'));
const asked = askedToStop();
process.stdout.write(`${url}\n`);
await stop(new Promise(() => undefined), await asked, 100);
