import { afterEach, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { patiently } from '@/testing/patiently';
import type { CameraPicture } from './cameraPicture';
import { watchPictures } from './watchPictures';
import { openFaceTracker } from './worker/openTrackers';

vi.mock('./worker/openTrackers');
afterEach(() => void vi.unstubAllGlobals());

const options = (signal = new AbortController().signal) => ({ signal, tracksHands: () => false, onReading: vi.fn() });

/** The pictures of the next camera that is read, as the test gives them. */
function filmCamera() {
  const film: { camera?: ReadableStreamDefaultController<CameraPicture> } = {};
  class FilmedTrack {
    readonly readable = new ReadableStream<CameraPicture>({
      start(controller) {
        film.camera = controller;
      },
    });
  }
  vi.stubGlobal('MediaStreamTrackProcessor', FilmedTrack);
  return film;
}

it('[O-V27] leaves no tracker behind when the camera goes while it is opened', async () => {
  const tracker = { look: vi.fn(), close: vi.fn() };
  const track = fakeTrack('video');
  vi.mocked(openFaceTracker).mockImplementation(async () => {
    Object.assign(track, { readyState: 'ended' });
    return tracker;
  });
  const given = options();
  await watchPictures(track, given, () => {});
  expect(tracker.close).toHaveBeenCalled();
  expect(given.onReading).not.toHaveBeenCalled();
});

it('[O-V26] skips the pictures that come while one is being read, and reads the newest', async () => {
  const film = filmCamera();
  const pictures = Array.from({ length: 6 }, () => ({ width: 4, height: 3, close: vi.fn() }) satisfies CameraPicture);
  const read: CameraPicture[] = [];
  const finish: (() => void)[] = [];
  const look = (picture: CameraPicture) => {
    read.push(picture);
    return new Promise<{ faces: []; brightness: number }>((resolve) =>
      finish.push(() => resolve({ faces: [], brightness: 120 })),
    );
  };
  vi.mocked(openFaceTracker).mockResolvedValue({ look, close: vi.fn() });
  const watching = watchPictures(fakeTrack('video'), options(), () => {});
  await patiently(() => expect(film.camera).toBeDefined());
  const [first, ...rest] = pictures;
  if (first) film.camera?.enqueue(first);
  await patiently(() => expect(read).toEqual([first]));
  for (const picture of rest) film.camera?.enqueue(picture);
  await new Promise((resolve) => setTimeout(resolve));
  finish[0]?.();
  await patiently(() => expect(read).toEqual([first, pictures.at(-1)]));
  film.camera?.close();
  finish[1]?.();
  await watching;
});

it('[O-V27] ends when nobody wants the camera any more, also while it waits for a picture', async () => {
  const film = filmCamera();
  const tracker = { look: vi.fn(), close: vi.fn() };
  vi.mocked(openFaceTracker).mockResolvedValue(tracker);
  const wish = new AbortController();
  const watching = watchPictures(fakeTrack('video'), options(wish.signal), () => {});
  await patiently(() => expect(film.camera).toBeDefined());
  wish.abort();
  await watching;
  expect(tracker.close).toHaveBeenCalledOnce();
});
