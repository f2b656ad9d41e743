import type { TracingSettings } from '../config/tracingSettings';
import { noTracer, type Tracer, type TracerParts } from './tracer';

/** What sends traces is loaded where there is somebody who takes them, and nowhere else. */
export async function openTracer(settings: TracingSettings | undefined, parts: TracerParts): Promise<Tracer> {
  if (settings === undefined) return noTracer;
  const [{ makeTracer }, { openCollector }] = await Promise.all([import('./makeTracer'), import('./collector')]);
  return makeTracer(openCollector(settings, parts), parts.clock, settings.share);
}
