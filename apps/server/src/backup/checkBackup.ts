import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StartFailure } from '#platform/config/startFailure';
import { linesOfFile, partsOf } from './backupFolder';
import { inParallel } from './inParallel';
import type { Migration } from './knownMigrations';
import { type ListedFile, listedFile, type Manifest, readManifest } from './manifest';
import { type Measure, MeasuredFlow } from './measuring';
import { megabytes, progress, type Say } from './progress';

const atOnce = 4;

export async function* listedFiles(folder: string): AsyncGenerator<ListedFile> {
  for await (const line of linesOfFile(partsOf(folder).list)) yield listedFile.parse(JSON.parse(line));
}

/** It is there, and byte for byte what was written. */
async function refuseDamaged(path: string, { bytes, sha256 }: Measure): Promise<void> {
  const measured = new MeasuredFlow();
  const damaged = (cause?: unknown) =>
    new StartFailure(`The backup is damaged: ${path} is not what was written.`, { cause });
  await pipeline(createReadStream(path), measured.resume()).catch((failure) => {
    throw damaged(failure);
  });
  const found = measured.measure();
  if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged();
}

function refuseUnknownMigration({ migration, version }: Manifest, known: readonly Migration[]): void {
  if (known.some(({ when }) => when === migration.when)) return;
  const newest = known.at(-1)?.tag ?? 'none';
  throw new StartFailure(
    `This backup was made by version ${version} (${migration.tag}), which is newer than this program (${newest}): restore it with that version or a later one.`,
  );
}

/** Reads all of it before anything is written anywhere. */
export async function checkBackup(folder: string, known: readonly Migration[], say: Say): Promise<Manifest> {
  const manifest = await readManifest(folder);
  refuseUnknownMigration(manifest, known);
  const parts = partsOf(folder);
  const sayNow = progress(say);
  await refuseDamaged(parts.list, manifest.files.list);
  for (const table of manifest.tables) await refuseDamaged(parts.table(table.name), table);
  for (const { name, ...measure } of manifest.data) await refuseDamaged(parts.data(name), measure);
  let bytes = 0;
  const check = async (file: ListedFile): Promise<number> => {
    if ('isMissing' in file) return 0;
    await refuseDamaged(parts.file(file.key), file);
    return file.bytes;
  };
  for await (const checked of inParallel(listedFiles(folder), atOnce, check)) {
    bytes += checked;
    sayNow(`checked: ${megabytes(bytes)} of ${megabytes(manifest.files.bytes)}`);
  }
  say(`checked: the backup of ${manifest.madeAt} is whole`);
  return manifest;
}
