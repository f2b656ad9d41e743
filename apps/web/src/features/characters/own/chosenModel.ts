import { inspectVrm, type VrmModel } from '@mukae/contract/vrm/inspectVrm';
import type { VrmFault } from '@mukae/contract/vrm/vrmFault';
import { blobSource } from './blobSource';

/** What became of a file that somebody chose. */
export type ChosenModel =
  | { is: 'checked'; file: File }
  | { is: 'refused'; file: File; faults: readonly VrmFault[] }
  | { is: 'undrawable'; file: File }
  | { is: 'ready'; file: File; model: VrmModel; portrait: Blob };

/** Looks into the file first: what does not fit is never loaded. */
export async function readChosen(file: File): Promise<ChosenModel> {
  const report = await inspectVrm(blobSource(file));
  if (!report.fits) return { is: 'refused', file, faults: report.faults };
  try {
    const { takePortrait } = await import('../../../avatar/vrm/takePortrait');
    return { is: 'ready', file, model: report.model, portrait: await takePortrait(file) };
  } catch {
    return { is: 'undrawable', file };
  }
}
