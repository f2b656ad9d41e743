import { type FileHandle, open } from 'node:fs/promises';
import type { ByteSource } from '@mukae/contract/vrm/byteSource';
import { inspectVrm } from '@mukae/contract/vrm/inspectVrm';
import type { UploadedFile } from '#platform/calls/handler';
import { Refusal } from '#platform/refusals/refusal';

function sourceOf(file: FileHandle, size: number): ByteSource {
  const read = async (start: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  };
  return { size, read, readText: async (start, length) => (await read(start, length)).toString('utf8') };
}

/** Everything that is wrong with a model is told at once. */
export async function refuseUnfitModel({ path, size }: UploadedFile): Promise<void> {
  const file = await open(path);
  try {
    const report = await inspectVrm(sourceOf(file, size));
    if (report.fits) return;
    throw new Refusal('vrmUnfit', { faults: report.faults.map((found) => ({ field: 'model', ...found })) });
  } finally {
    await file.close();
  }
}
