import type { Pictures } from './cameraPicture';
import { picturesOf } from './pictures';
import type { SeenFace } from './seenFace';
import type { SeenHand } from './seenHands';
import { SideWatch } from './sideWatch';
import type { SeenFaces } from './worker/face.worker';
import { openFaceTracker, openHandTracker, openLookout } from './worker/openTrackers';
import type { Looker } from './worker/tracker';

/** What the camera sees at one moment. */
export interface SeenMoment {
  faces: readonly SeenFace[];
  hands: readonly SeenHand[];
  /** Hands are wanted, and nothing here can read them. */
  lacksHands: boolean;
  /** 0 to 255. */
  brightness: number;
}

interface Options {
  signal: AbortSignal;
  tracksHands: () => boolean;
  /** From now on it is the camera's turn. */
  onReading: () => void;
}

/** More would make the face no clearer and the tracker slower. */
const enough: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };

/** Milliseconds before anything else is opened: the face comes first. */
const settledMs = 5000;

/** Reads picture by picture, each as soon as the one before is read. Rejects with a TrackerFailure. */
export async function watchPictures(
  track: MediaStreamTrack,
  options: Options,
  see: (seen: SeenMoment, at: number) => void,
): Promise<void> {
  await track.applyConstraints(enough);
  const tracker = await openFaceTracker();
  try {
    // Opening it takes a while, above all the first time.
    const isStillThere = !options.signal.aborted && track.readyState === 'live';
    if (isStillThere) await readPictures(picturesOf(track), tracker, options, see);
  } finally {
    tracker.close();
  }
}

async function readPictures(
  pictures: Pictures,
  tracker: Looker<SeenFaces>,
  { signal, tracksHands, onReading }: Options,
  see: (seen: SeenMoment, at: number) => void,
): Promise<void> {
  const hands = new SideWatch({ open: openHandTracker, pauseMs: 100, staleMs: 500 });
  // Looking for a second face in every picture would take twice the time.
  const lookout = new SideWatch({ open: openLookout, pauseMs: 2000, staleMs: 5000 });
  const openedAt = performance.now();
  const stop = () => pictures.close();
  signal.addEventListener('abort', stop);
  onReading();
  try {
    while (!signal.aborted) {
      const picture = await pictures.next();
      if (!picture) return;
      const at = performance.now();
      if (at - openedAt > settledMs) void lookout.offer(picture, at);
      if (tracksHands()) void hands.offer(picture, at);
      else hands.close();
      const { faces, brightness } = await tracker.look(picture, at, Math.max(1, lookout.seenAt(at) ?? 1));
      const seen = { faces, brightness, hands: hands.seenAt(at) ?? [], lacksHands: hands.hasFailed };
      if (!signal.aborted) see(seen, at);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    for (const each of [pictures, hands, lookout]) each.close();
  }
}
