import type { Clock } from '../clock/clock';
import type { TracingSettings } from '../config/tracingSettings';
import type { Logger } from '../log/logger';
import { noTracer, type Tracer } from './tracer';

export interface TracerParts {
  clock: Clock;
  log: Logger;
  /** The name of this node. */
  node: string;
  version: string;
}

/** What sends traces is loaded where there is somebody who takes them, and nowhere else. */
export async function openTracer(settings: TracingSettings | undefined, parts: TracerParts): Promise<Tracer> {
  if (settings === undefined) return noTracer;
  const [{ makeTracer }, { openCollector }] = await Promise.all([import('./makeTracer'), import('./collector')]);
  return makeTracer(openCollector(settings, parts), parts.clock, settings.share);
}
