import { expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { watchPictures } from './watchPictures';
import { openFaceTracker } from './worker/openTrackers';

vi.mock('./worker/openTrackers');

it('[O-V27] leaves no tracker behind when the camera goes while it is opened', async () => {
  const tracker = { look: vi.fn(), close: vi.fn() };
  const track = fakeTrack('video');
  vi.mocked(openFaceTracker).mockImplementation(async () => {
    Object.assign(track, { readyState: 'ended' });
    return tracker;
  });
  const options = { signal: new AbortController().signal, tracksHands: () => false, onReading: vi.fn() };
  await watchPictures(track, options, () => {});
  expect(tracker.close).toHaveBeenCalled();
  expect(options.onReading).not.toHaveBeenCalled();
});
