import { modelPath, type TrackingModel } from '@mukae/contract/domain/avatar/trackingModels';

/** Undefined: the server has none yet. */
export async function loadTrackingModel(model: TrackingModel): Promise<Uint8Array | undefined> {
  const answer = await fetch(modelPath(model));
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}
