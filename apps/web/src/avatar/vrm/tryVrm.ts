import { VRMUtils } from '@pixiv/three-vrm';
import { fetchVrm } from './fetchVrm';

/** Fetches and reads a model as whoever draws it will; rejects where that fails. */
export async function tryVrm(address: string): Promise<void> {
  const { scene } = await fetchVrm(address);
  VRMUtils.deepDispose(scene);
}
