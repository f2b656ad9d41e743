import { inspectVrm, type VrmModel } from '@mukae/contract/vrm/inspectVrm';
import type { VrmFault } from '@mukae/contract/vrm/vrmFault';
import { graphics } from '@/graphics/graphics';
import { blobSource } from './blobSource';

/**
 * What came between a file and its portrait: the file was changed or taken away, this browser draws nothing, what draws was
 * not to be had, or the model could not be loaded although it looked well.
 */
export type Hindrance = 'unreadable' | 'undrawable' | 'unfetched' | 'unloadable';

/** What became of a file that somebody chose. */
export type ChosenModel =
  | { is: 'checking'; file: File }
  | { is: 'refused'; file: File; faults: readonly VrmFault[] }
  | { is: 'hindered'; file: File; by: Hindrance; about: string }
  | { is: 'ready'; file: File; model: VrmModel; portrait: Blob };

const failed = (error: unknown) => ({ error: String(error) });

/** Looks into the file first: what does not fit is never loaded. */
export async function readChosen(file: File): Promise<ChosenModel> {
  const hindered = (by: Hindrance, about = ''): ChosenModel => ({ is: 'hindered', file, by, about });
  const report = await inspectVrm(blobSource(file)).catch(failed);
  if ('error' in report) return hindered('unreadable', report.error);
  if (!report.fits) return { is: 'refused', file, faults: report.faults };
  if (graphics() === 'none') return hindered('undrawable');
  const bytes = await file.arrayBuffer().catch(failed);
  if ('error' in bytes) return hindered('unreadable', bytes.error);
  const studio = await import('@/avatar/vrm/takePortrait').catch(failed);
  if ('error' in studio) return hindered('unfetched', studio.error);
  const portrait = await studio.takePortrait(bytes).catch(failed);
  if ('error' in portrait) return hindered('unloadable', portrait.error);
  return { is: 'ready', file, model: report.model, portrait };
}
