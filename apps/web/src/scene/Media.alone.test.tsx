import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawnScene } from './DrawnScene';
import { probeMedia } from './probeMedia';
import { props, show, template } from './testing/sceneShown';

vi.mock('./probeMedia');
const probing = vi.mocked(probeMedia);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[O-T01] a film plays silently without end, and stands still in a thumbnail', async () => {
  const film = { ...template, layout: 'wipe', showsMedia: true, media: { kind: 'film', url: '/a.mp4' } } as const;
  probing.mockResolvedValue({ width: 1600, height: 900 });
  const { container, rerender } = show({ template: film });
  const playing = await waitFor(() => container.querySelector('video') ?? Promise.reject(new Error('no film yet')));
  expect(playing).toMatchObject({ loop: true, muted: true, autoplay: true });
  rerender(<DrawnScene {...props} template={film} isStill />);
  expect(container.querySelector('video')?.autoplay).toBe(false);
});

it('[O-T01] a medium that cannot be read is never seen, and is back once it can', async () => {
  vi.useFakeTimers();
  const picture = {
    ...template,
    layout: 'onlyMedia',
    showsMedia: true,
    media: { kind: 'picture', url: '/a.png' },
  } as const;
  probing.mockRejectedValue(new Error('not there'));
  const { container } = show({ template: picture });
  const shows = (url: string) => container.querySelector(`img[src="${url}"]`) !== null;
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([shows('/a.png'), shows('/characters/kei/fold.webp')]).toEqual([false, true]);
  probing.mockResolvedValue({ width: 1600, height: 900 });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect([shows('/a.png'), shows('/characters/kei/fold.webp')]).toEqual([true, false]);
});
