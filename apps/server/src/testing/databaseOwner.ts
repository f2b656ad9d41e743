import { startEmbeddedPostgres } from '#platform/db/embedded/embeddedPostgres';
import { makeLogger } from '#platform/log/logger';

/** A process that owns the database of a folder until it is killed. */
const [, , folder = ''] = process.argv;
const { url } = await startEmbeddedPostgres(folder, makeLogger('silent'));
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
