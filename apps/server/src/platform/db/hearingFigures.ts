import { Gauge, type Registry } from 'prom-client';
import type { ChangeListener } from './changes';

/** For each channel whether changes of the database are heard. */
export function makeHearingFigures(registry: Registry): (channel: string) => ChangeListener {
  const heard = new Gauge({
    name: 'mukae_changes_heard',
    help: 'Whether changes in the database are heard (1) or rights are read anew each time (0)',
    labelNames: ['channel'],
    registers: [registry],
  });
  return (channel) => ({
    changed: () => undefined,
    lost: () => heard.set({ channel }, 0),
    listening: () => heard.set({ channel }, 1),
  });
}
