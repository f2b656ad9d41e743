import type { VRM } from '@pixiv/three-vrm';
import { loadVrm } from './loadVrm';

/** Rejects where the model cannot be had or read. */
export async function fetchVrm(address: string): Promise<VRM> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the model is not there: ${answer.status}`);
  return loadVrm(await answer.arrayBuffer());
}
