import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import type { Realtime } from '@/api/realtime/realtime';
import { version } from '../../../../../package.json';
import { keptFiles } from '../kept/files/keptFiles';
import { shownScene } from '../state/shownScene';
import type { ViewState } from '../state/viewState';
import { browserFigures, connectionNow } from './browserFigures';
import { roundTrip } from './roundTrip';
import { unshownMedia } from './screenFaults';
import { shownTemplates } from './shownTemplates';

/** How this screen is now. */
export async function readHealth(view: ViewState, channel: Pick<Realtime, 'on' | 'send'>): Promise<HealthReport> {
  const [figures, took] = await Promise.all([browserFigures(), roundTrip(channel)]);
  return {
    ...figures,
    scene: shownScene(view, 'shop', Date.now()).scene,
    templates: [...shownTemplates.get()],
    appVersion: version,
    network: { roundTrip: took, connection: connectionNow() },
    mediaFaults: [...unshownMedia.get()],
    isStorageFull: keptFiles.get().isFull,
  };
}
