import { usageReport } from '@mukae/server/features/usage/usageReport';
import { readSettings } from '@mukae/server/platform/config/settings';
import { StartFailure } from '@mukae/server/platform/config/startFailure';
import { connect } from '@mukae/server/platform/db/database';
import { findDatabase } from '@mukae/server/platform/db/findDatabase';
import { makeLogger } from '@mukae/server/platform/log/logger';

/** npm run usage:check: counts all that was used anew, and says line by line where the ledger is something else. */
async function check(): Promise<void> {
  const log = makeLogger('silent');
  const database = await findDatabase(readSettings(process.env), log);
  const { db, close } = connect(database.url, log);
  try {
    const { read, differences } = await usageReport(db);
    for (const difference of differences) process.stdout.write(`${difference}\n`);
    const count = differences.length;
    process.stdout.write(`Read ${read}. ${count === 1 ? '1 difference' : `${count} differences`}.\n`);
    process.exitCode = count === 0 ? 0 : 1;
  } finally {
    await close();
    await database.stop();
  }
}

try {
  await check();
} catch (failure) {
  if (!(failure instanceof StartFailure)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
