import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeMigration, type Verdict } from './migrations/judgeMigration';
import { readStatements, type Statement } from './migrations/readStatements';

const folder = 'apps/server/drizzle';

/** The last one from before versions had to live beside one another. */
const lastUnjudged = '0027_receptionist';

/** `## 1.2.3 …` */
export const releasedVersions = (changelog: string): string[] =>
  [...changelog.matchAll(/^## \[?v?(\d+\.\d+\.\d+)\]?/gm)].map(([, version = '']) => version);

/** Each migration by itself, after those before it. */
export async function judgeMigrations(
  migrations: readonly { tag: string; text: string }[],
  unjudged: string,
  released: readonly string[],
): Promise<{ tag: string; verdict: Verdict }[]> {
  const read: { tag: string; statements: Statement[] }[] = [];
  for (const { tag, text } of migrations) read.push({ tag, statements: await readStatements(text) });
  const first = read.findIndex(({ tag }) => tag === unjudged) + 1;
  return read.slice(first).map(({ tag, statements }, n) => {
    const before = read.slice(0, first + n).flatMap((one) => one.statements);
    return { tag, verdict: judgeMigration(before, statements, released) };
  });
}

/** While a version is rolled out, programs of the version before work on its tables: each migration has to be one that they can live with. */
export async function checkMigrations(): Promise<string[]> {
  const { entries }: { entries: readonly { tag: string }[] } = JSON.parse(
    await readFile(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  if (!entries.some(({ tag }) => tag === lastUnjudged)) return [`${lastUnjudged} is not among the migrations`];
  const migrations = await Promise.all(
    entries.map(async ({ tag }) => ({ tag, text: await readFile(join(folder, `${tag}.sql`), 'utf8') })),
  );
  const released = releasedVersions(await readFile('CHANGELOG.md', 'utf8'));
  const judged = await judgeMigrations(migrations, lastUnjudged, released);
  for (const { tag, verdict } of judged) for (const warning of verdict.warnings) console.log(`  ! ${tag} ${warning}`);
  return judged.flatMap(({ tag, verdict }) => verdict.faults.map((fault) => `${tag} ${fault}`));
}
