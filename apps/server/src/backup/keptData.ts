import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { partsOf, writeMeasured } from './backupFolder';
import { keptData, type Manifest } from './manifest';

/** Where a service has what lies neither in its database nor in its storage. */
export interface KeptPlaces {
  dataDir: string;
  documentsDir: string;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const isDocument = (name: string): boolean => name.startsWith('documents/');

const placeOf = ({ dataDir, documentsDir }: KeptPlaces, name: string): string =>
  isDocument(name) ? join(documentsDir, basename(name)) : join(dataDir, name);

/** Secrets, and documents of this installation. What can be fetched or made again stays. */
export async function copyKeptData(places: KeptPlaces, folder: string): Promise<Manifest['data']> {
  const documents = (await namesIn(places.documentsDir)).map((name) => `documents/${name}`);
  const kept = [...(await namesIn(places.dataDir)), ...documents].filter((name) => keptData.test(name));
  const copied: Manifest['data'] = [];
  for (const name of kept) {
    const measured = await writeMeasured(partsOf(folder).data(name), createReadStream(placeOf(places, name)));
    copied.push({ name, ...measured.measure() });
  }
  return copied;
}

/** Answers with what is left to whoever keeps documents in a folder of their own, into which a service only looks. */
export async function putKeptData(folder: string, { data }: Manifest, places: KeptPlaces): Promise<string[]> {
  const names = data.map(({ name }) => name);
  const left = places.documentsDir === join(places.dataDir, 'documents') ? [] : names.filter(isDocument);
  for (const name of names.filter((one) => !left.includes(one))) {
    await writeMeasured(placeOf(places, name), createReadStream(partsOf(folder).data(name)));
  }
  return left.map((name) => partsOf(folder).data(name));
}
