import { Refusal } from '../refusals/refusal';
import type { UploadedFile } from './handler';

/** A file without which the call means nothing. */
export function neededFile(files: Readonly<Record<string, UploadedFile>>, field: string): UploadedFile {
  const file = files[field];
  if (!file) throw new Refusal('badInput', { faults: [{ field, fault: 'required' }] });
  return file;
}
