import { type FileHandle, open } from 'node:fs/promises';
import type { ByteSource } from '@mukae/contract/vrm/byteSource';
import { inspectVrm } from '@mukae/contract/vrm/inspectVrm';
import type { VrmFault } from '@mukae/contract/vrm/vrmFault';
import { answerTasks } from '#platform/apart/answerTasks';

export interface ModelTask {
  path: string;
  size: number;
}

function sourceOf(file: FileHandle, size: number): ByteSource {
  const read = async (start: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  };
  return { size, read, readText: async (start, length) => (await read(start, length)).toString('utf8') };
}

/** Everything that is wrong with a model. */
answerTasks(async ({ path, size }: ModelTask): Promise<readonly VrmFault[]> => {
  const file = await open(path);
  try {
    const report = await inspectVrm(sourceOf(file, size));
    return report.fits ? [] : report.faults;
  } finally {
    await file.close();
  }
});
