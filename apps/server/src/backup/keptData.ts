import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { partsOf, writeMeasured } from './backupFolder';
import { keptData, type Manifest } from './manifest';

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Secrets, and documents of this installation. What can be fetched or made again stays. */
export async function copyKeptData(dataDir: string, folder: string): Promise<Manifest['data']> {
  const documents = (await namesIn(join(dataDir, 'documents'))).map((name) => `documents/${name}`);
  const kept = [...(await namesIn(dataDir)), ...documents].filter((name) => keptData.test(name));
  const copied: Manifest['data'] = [];
  for (const name of kept) {
    const measured = await writeMeasured(partsOf(folder).data(name), createReadStream(join(dataDir, name)));
    copied.push({ name, ...measured.measure() });
  }
  return copied;
}

export async function putKeptData(folder: string, { data }: Manifest, dataDir: string): Promise<void> {
  for (const { name } of data) await writeMeasured(join(dataDir, name), createReadStream(partsOf(folder).data(name)));
}
