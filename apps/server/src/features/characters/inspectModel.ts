import { type VrmFault, vrmFault } from '@mukae/contract/vrm/vrmFault';
import { makeApart, Overtaxed } from '#platform/apart/apart';
import type { UploadedFile } from '#platform/calls/handler';
import { Refusal } from '#platform/refusals/refusal';
import type { ModelTask } from './model.worker';

const inspectApart = makeApart<ModelTask, readonly VrmFault[]>(new URL('./model.worker.ts', import.meta.url), {
  threads: 1,
  waiting: 10,
  ms: 10_000,
  memoryMb: 384,
});

function overtaxing(failure: unknown): readonly VrmFault[] {
  if (failure instanceof Overtaxed) return [vrmFault('vrmTooComplex')];
  throw failure;
}

/** Everything that is wrong with a model is told at once. */
export async function refuseUnfitModel({ path, size }: Pick<UploadedFile, 'path' | 'size'>): Promise<void> {
  const faults = await inspectApart({ path, size }).catch(overtaxing);
  if (faults.length > 0)
    throw new Refusal('vrmUnfit', { faults: faults.map((found) => ({ field: 'model', ...found })) });
}
