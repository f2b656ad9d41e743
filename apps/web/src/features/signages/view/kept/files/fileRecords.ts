import type { DeviceFile } from '@mukae/contract/domain/signage/deviceStorage';
import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';

const name = 'mukae.keptFiles';
const recordsKind = z.array(z.object({ url: z.string(), bytes: z.number(), usedAt: z.number() }));

/** A file of which nothing is known counts as the oldest. */
export function fileRecords(storage: Storage, urls: readonly string[]): readonly DeviceFile[] {
  const records = new Map((keptIn(storage, name, recordsKind) ?? []).map((record) => [record.url, record]));
  return urls.map((url) => records.get(url) ?? { url, bytes: 0, usedAt: 0 });
}

export const keepRecords = (storage: Storage, records: readonly DeviceFile[]): void =>
  storage.setItem(name, JSON.stringify(records));

export const forgetRecords = (storage: Storage): void => storage.removeItem(name);
