import { type VrmFault, vrmFault } from '@mukae/contract/vrm/vrmFault';
import { makeApart, whenOvertaxed } from '#platform/apart/apart';
import type { UploadedFile } from '#platform/calls/handler';
import { Refusal } from '#platform/refusals/refusal';
import type { ModelTask } from './model.worker';

const inspectApart = makeApart<ModelTask, readonly VrmFault[]>(new URL('./model.worker.ts', import.meta.url), {
  threads: 1,
  waiting: 10,
  ms: 10_000,
  memoryMb: 384,
});

const tooComplex = whenOvertaxed(() => [vrmFault('vrmTooComplex')]);

/** Everything that is wrong with a model is told at once. */
export async function refuseUnfitModel({
  path,
  size,
  sentBy,
}: Pick<UploadedFile, 'path' | 'size' | 'sentBy'>): Promise<void> {
  const faults = await inspectApart({ path, size }, sentBy).catch(tooComplex);
  if (faults.length > 0)
    throw new Refusal('vrmUnfit', { faults: faults.map((found) => ({ field: 'model', ...found })) });
}
