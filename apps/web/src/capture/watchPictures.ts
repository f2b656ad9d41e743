import { picturesOf } from './pictures';
import type { SeenFace } from './seenFace';
import type { SeenHand } from './seenHands';
import { SideWatch } from './sideWatch';
import { openFaceTracker, openHandTracker, openLookout } from './worker/openTrackers';

/** What the camera sees at one moment. */
export interface Seen {
  faces: readonly SeenFace[];
  hands: readonly SeenHand[];
  /** 0 to 255. */
  brightness: number;
}

interface Options {
  signal: AbortSignal;
  tracksHands: () => boolean;
}

/** More would make the face no clearer and the tracker slower. */
const enough: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };

/** Milliseconds before anything else is opened: the face comes first. */
const settledMs = 5000;

/** Reads picture by picture, each as soon as the one before is read. Rejects with a TrackerFailure. */
export async function watchPictures(
  track: MediaStreamTrack,
  { signal, tracksHands }: Options,
  see: (seen: Seen, at: number) => void,
): Promise<void> {
  await track.applyConstraints(enough);
  const tracker = await openFaceTracker();
  const hands = new SideWatch({ open: openHandTracker, pauseMs: 100, staleMs: 500 });
  // Looking for a second face in every picture would take twice the time.
  const lookout = new SideWatch({ open: openLookout, pauseMs: 2000, staleMs: 5000 });
  const pictures = picturesOf(track);
  const openedAt = performance.now();
  signal.addEventListener('abort', () => pictures.close());
  try {
    while (!signal.aborted) {
      const picture = await pictures.next();
      if (!picture) return;
      const at = performance.now();
      if (at - openedAt > settledMs) void lookout.offer(picture, at);
      if (tracksHands()) void hands.offer(picture, at);
      else hands.close();
      const { faces, brightness } = await tracker.look(picture, at, Math.max(1, lookout.seenAt(at) ?? 1));
      if (!signal.aborted) see({ faces, brightness, hands: hands.seenAt(at) ?? [] }, at);
    }
  } finally {
    pictures.close();
    for (const watch of [tracker, hands, lookout]) watch.close();
  }
}
