import { Silero } from '../../apps/web/src/hearing/activity/silero';
import { lookTimes } from './lookTimes';

self.onmessage = async ({ data: count }: MessageEvent<number>) => {
  self.postMessage(await lookTimes(await Silero.open(), count));
};
