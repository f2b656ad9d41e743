import { expect, it, vi } from 'vitest';
import { fakeStream, fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { ScreenShare } from './ScreenShare';

function share(choose: () => Promise<MediaStream>) {
  const told: string[] = [];
  const send = vi.fn();
  return { told, send, share: new ScreenShare({ choose, send, tell: (event) => told.push(event) }) };
}

function chosen() {
  const track = fakeTrack('video');
  return { track, stream: fakeStream(track), stopped: vi.spyOn(track, 'stop') };
}

it('[O-L33] is told at once, waits for the choice, and sends what was chosen', async () => {
  const { stream, track } = chosen();
  const screen = share(async () => stream);
  const started = screen.share.start();
  expect(screen.told).toEqual(['shareScreen']);
  expect(screen.share.sharing.get()).toEqual({ stream: null });
  await started;
  expect(screen.share.sharing.get()).toEqual({ stream });
  expect(screen.send).toHaveBeenCalledWith(track);
});

it('[O-L33] ends when nothing is chosen', async () => {
  const screen = share(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await screen.share.start();
  expect(screen.told).toEqual(['shareScreen', 'closeShareScreen']);
  expect(screen.share.sharing.get()).toBeNull();
});

it('[O-L33] ends with the stop button of the browser', async () => {
  const { stream, track } = chosen();
  const screen = share(async () => stream);
  await screen.share.start();
  track.dispatchEvent(new Event('ended'));
  expect(screen.told).toEqual(['shareScreen', 'closeShareScreen']);
  expect(screen.send).toHaveBeenLastCalledWith(null);
});

it('[O-L33] shows nothing that is chosen after it was stopped', async () => {
  const { stream, track, stopped } = chosen();
  const screen = share(async () => stream);
  const started = screen.share.start();
  screen.share.stop();
  await started;
  expect(stopped).toHaveBeenCalledOnce();
  expect(screen.send).not.toHaveBeenCalledWith(track);
});

it('[O-L33] [D-L01] is seen by the visitor when the signage says so, and not before', async () => {
  const { stream } = chosen();
  const screen = share(async () => stream);
  await screen.share.start();
  expect(screen.share.shown.get()).toEqual({ stream: null });
  screen.share.seen(true);
  expect(screen.share.shown.get()).toEqual({ stream });
  screen.share.seen(false);
  expect(screen.share.shown.get()).toEqual({ stream: null });
  screen.share.stop();
  expect(screen.share.shown.get()).toBeNull();
});
