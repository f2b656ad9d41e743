import sharp from 'sharp';
import { makeApart, whenOvertaxed } from '../apart/apart';
import type { UploadedFile } from '../calls/handler';
import { Refusal } from '../refusals/refusal';
import type { TracesTask } from './traces/traces.worker';

const cleanApart = makeApart<TracesTask, number | 'broken'>(new URL('./traces/traces.worker.ts', import.meta.url), {
  threads: 1,
  waiting: 20,
  ms: 10_000,
  memoryMb: 64,
});

/** Takes out of a picture on disk where, when, by whom and with what it was taken; it looks the same. Answers with its size. */
export async function forgetTracesInPicture(
  { path, sentBy }: Pick<UploadedFile, 'path' | 'sentBy'>,
  kind: TracesTask['kind'],
): Promise<number> {
  const { orientation = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  const size = await cleanApart({ path, kind, orientation }, sentBy).catch(whenOvertaxed(() => 'broken' as const));
  if (size === 'broken') throw new Refusal('fileBroken');
  return size;
}
