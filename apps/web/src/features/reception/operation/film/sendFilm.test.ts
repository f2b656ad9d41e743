import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { sendFilm } from './sendFilm';

const newFilm = () => ({ track: fakeTrack('video'), stop: vi.fn() });

describe('a film of the avatar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function sending(begin: (onUnable: () => void) => Promise<ReturnType<typeof newFilm>>) {
    const sent: (MediaStreamTrack | null)[] = [];
    const told: boolean[] = [];
    const stop = sendFilm({ begin, send: (track) => sent.push(track), onSuccess: (isSent) => told.push(isSent) });
    return { sent, told, stop };
  }

  it('[O-V17] is sent until it is stopped', async () => {
    const film = newFilm();
    const { sent, told, stop } = sending(async () => film);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([true]);
    stop();
    expect(sent).toEqual([film.track, null]);
    expect(film.stop).toHaveBeenCalled();
  });

  it('[O-V17] that is ready too late is not sent', async () => {
    const film = newFilm();
    const { sent, stop } = sending(async () => film);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([null]);
    expect(film.stop).toHaveBeenCalled();
  });

  it('[O-V17] that fails is told, and tried again', async () => {
    const film = newFilm();
    const begin = vi.fn(async () => film).mockRejectedValueOnce(new Error('no canvas'));
    const { sent, told } = sending(begin);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([false, true]);
    expect(sent).toEqual([film.track]);
  });

  it('[O-V17] that shows nothing any more is sent no longer, and tried again', async () => {
    const [lost, film] = [newFilm(), newFilm()];
    const begin = vi.fn(async (_: () => void) => film).mockResolvedValueOnce(lost);
    const { sent, told } = sending(begin);
    await vi.advanceTimersByTimeAsync(0);
    begin.mock.calls[0]?.[0]();
    expect(lost.stop).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([true, false, true]);
    expect(sent).toEqual([lost.track, null, film.track]);
  });
});
