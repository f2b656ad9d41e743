import { channelOpened } from '@/api/realtime/channelOpened';
import { keepOnDevice, type ThingsToKeep } from './keepOnDevice';
import { LoadedParts } from './page/loadedParts';

/** By then the first scene stands, and nobody waits for the line. */
const afterMs = 3000;
const everyMs = 60 * 60 * 1000;

/** Keeps what the screen shows, now and whenever the server is back: what did not come comes then. Gives back how to stop. */
export function keepUp(things: ThingsToKeep): () => void {
  const stop = new AbortController();
  const loaded = new LoadedParts();
  let running = Promise.resolve();
  let isWaiting = false;

  const keep = () => {
    if (isWaiting) return;
    isWaiting = true;
    running = running.then(async () => {
      isWaiting = false;
      if (stop.signal.aborted) return;
      // A browser that keeps nothing, or a server that is away: the screen works without, and it is tried again.
      await keepOnDevice(things, loaded, stop.signal).catch(() => undefined);
    });
  };

  const first = setTimeout(keep, afterMs);
  const again = setInterval(keep, everyMs);
  const stopListening = channelOpened.add(keep);
  return () => {
    stop.abort();
    loaded.stop();
    clearTimeout(first);
    clearInterval(again);
    stopListening();
  };
}
