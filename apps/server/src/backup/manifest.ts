import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { StartFailure } from '#platform/config/startFailure';
import { partsOf } from './backupFolder';

const count = z.number().int().nonnegative();
const measure = { bytes: count, sha256: z.string() };
/** Of a table or a sequence. They are also names of files. */
const relationName = z.string().regex(/^(drizzle\.)?\w+$/);
/** What is kept of the data folder itself: secrets, and documents in place of those that come with the product. */
export const keptData = /^([\w-]+\.secret|documents\/(terms|fees)\.pdf)$/;

const contents = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The last one of the database. */
  migration: z.object({ tag: z.string(), when: count }),
  tables: z.array(z.object({ name: relationName, columns: z.array(z.string()), rows: count, ...measure })),
  sequences: z.array(z.object({ name: relationName, value: z.string().regex(/^\d+$/) })),
  /** Bytes of them all; `missing` are those that the storage had lost before. */
  files: z.object({ count, missing: count, bytes: count, list: z.object(measure) }),
  data: z.array(z.object({ name: z.string().regex(keptData), ...measure })),
});

/** What makes a folder a backup: what is in it, and what its bytes come to. */
export type Manifest = z.output<typeof contents>;

const key = z.string().regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/);

/** A line of the list of files. */
export const listedFile = z.union([z.object({ key, ...measure }), z.object({ key, isMissing: z.literal(true) })]);
export type ListedFile = z.output<typeof listedFile>;

const sealOf = (manifest: unknown): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** The last thing that is written. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = partsOf(folder).manifest;
  const sealed = { ...manifest, seal: sealOf(contents.parse(manifest)) };
  await writeFile(`${path}.unfinished`, JSON.stringify(sealed, null, 2), { mode: 0o600, flush: true });
  await rename(`${path}.unfinished`, path);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(partsOf(folder).manifest, 'utf8').catch((cause) => {
    throw new StartFailure(`${folder} is no backup, or one that was not finished: it has no manifest.json.`, { cause });
  });
  const damaged = (cause?: unknown) => new StartFailure(`The manifest.json of ${folder} is damaged.`, { cause });
  try {
    const { seal, ...manifest } = z.object({ ...contents.shape, seal: z.string() }).parse(JSON.parse(text));
    if (seal !== sealOf(manifest)) throw damaged();
    return manifest;
  } catch (failure) {
    throw failure instanceof StartFailure ? failure : damaged(failure);
  }
}
