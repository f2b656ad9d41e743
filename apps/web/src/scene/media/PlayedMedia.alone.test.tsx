import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawnScene } from '../DrawnScene';
import { props, show, template } from '../testing/sceneShown';
import { untilFilmDrawable, untilPictureDrawable } from './untilDrawable';

vi.mock('./untilDrawable');
const size = { width: 1600, height: 900 };
const filmDrawable = vi.mocked(untilFilmDrawable);
const pictureDrawable = vi.mocked(untilPictureDrawable);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  filmDrawable.mockResolvedValue(size);
  pictureDrawable.mockResolvedValue(size);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** In steps, for what follows from a change begins after it is seen. */
async function pass(ms: number) {
  for (let passed = 0; passed <= ms; passed += 100)
    await act(() => vi.advanceTimersByTimeAsync(passed === 0 ? 0 : 100));
}
const picture = (url: string, seconds = 10) => ({ kind: 'picture', url, seconds }) as const;
const onlyMedia = { ...template, layout: 'onlyMedia', showsMedia: true } as const;
/** What is seen of the media, back to front. */
const seenIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-seen] :is(img:not([aria-hidden]), video)')].map((one) =>
    one.getAttribute('src'),
  );

it('[O-T01] a film plays silently without end, and stands still in a thumbnail', async () => {
  const film = { ...onlyMedia, media: [{ kind: 'film', url: '/a.mp4', seconds: null }] } as const;
  const { container, rerender } = show({ template: film });
  await pass(0);
  const playing = container.querySelector('video');
  expect(playing).toMatchObject({ loop: true, muted: true });
  expect(playing?.play).toHaveBeenCalledTimes(1);
  rerender(<DrawnScene key="small" {...props} template={film} isStill />);
  await pass(0);
  expect(playing?.play).toHaveBeenCalledTimes(1);
});

it('[O-T01] a medium that cannot be read is never seen, and is back once it can', async () => {
  pictureDrawable.mockRejectedValue(new Error('not there'));
  const { container } = show({ template: { ...onlyMedia, media: [picture('/a.png')] } });
  const isAvatarThere = () => container.querySelector('img[src="/characters/kei/fold.webp"]') !== null;
  await pass(0);
  expect([seenIn(container), isAvatarThere()]).toEqual([[], true]);
  pictureDrawable.mockResolvedValue(size);
  await pass(20_000);
  expect([seenIn(container), isAvatarThere()]).toEqual([['/a.png'], false]);
});

it('[D-T30] media of a list follow one another after their seconds, and begin again', async () => {
  const { container } = show({ template: { ...onlyMedia, media: [picture('/a.png', 5), picture('/b.png', 7)] } });
  await pass(0);
  expect(seenIn(container)).toEqual(['/a.png']);
  await pass(5300);
  expect(seenIn(container)).toEqual(['/b.png']);
  await pass(7300);
  expect(seenIn(container)).toEqual(['/a.png']);
});

it('[D-T31] what follows is not seen before it is ready, and what it follows stays beneath it while it fades in', async () => {
  let ready = (_: typeof size) => {};
  pictureDrawable.mockResolvedValueOnce(size).mockReturnValueOnce(new Promise((resolve) => (ready = resolve)));
  const { container } = show({ template: { ...onlyMedia, media: [picture('/a.png', 5), picture('/b.png', 5)] } });
  await pass(9000);
  expect(seenIn(container)).toEqual(['/a.png']);
  ready(size);
  await pass(0);
  expect(seenIn(container)).toEqual(['/a.png', '/b.png']);
  await pass(400);
  expect(seenIn(container)).toEqual(['/b.png']);
});

it('[D-T32] a medium of a list that cannot be read is passed over, and the rest is shown', async () => {
  pictureDrawable.mockImplementation(async ({ src }) => {
    if (src.endsWith('/b.png')) throw new Error('broken');
    return size;
  });
  const media = [picture('/a.png', 5), picture('/b.png', 5), picture('/c.png', 5)];
  const { container } = show({ template: { ...onlyMedia, media } });
  await pass(5400);
  expect(seenIn(container)).toEqual(['/c.png']);
});

it('[D-T33] another medium that is published takes the place of the one before once it is ready', async () => {
  const { container, rerender } = show({ template: { ...onlyMedia, media: [picture('/a.png')] } });
  await pass(0);
  let ready = (_: typeof size) => {};
  pictureDrawable.mockReturnValueOnce(new Promise((resolve) => (ready = resolve)));
  rerender(<DrawnScene {...props} template={{ ...onlyMedia, media: [picture('/b.png')] }} />);
  await pass(3000);
  expect(seenIn(container)).toEqual(['/a.png']);
  ready(size);
  await pass(400);
  expect(seenIn(container)).toEqual(['/b.png']);
});

it('[D-T32] a medium that is tried again in vain changes nothing that is seen', async () => {
  pictureDrawable.mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), 900)),
  );
  const { container } = show({ template: { ...onlyMedia, media: [picture('/a.png')] } });
  const isAvatarThere = () => container.querySelector('img[src="/characters/kei/fold.webp"]') !== null;
  await pass(1000);
  for (let tried = 0; tried < 160; tried += 1) {
    expect(isAvatarThere()).toBe(true);
    await pass(100);
  }
});

it('[D-T32] a film that stands beside a broken medium begins again, also where it ended while the other was tried', async () => {
  pictureDrawable.mockRejectedValue(new Error('broken'));
  const film = { kind: 'film', url: '/a.mp4', seconds: null } as const;
  const { container } = show({ template: { ...onlyMedia, media: [film, picture('/b.png')] } });
  await pass(16_000);
  expect(container.querySelector('video')?.loop).toBe(true);
});

describe('a film that has no time of its own', () => {
  const film = { kind: 'film', url: '/a.mp4', seconds: null } as const;
  const play = () => vi.mocked(HTMLMediaElement.prototype.play);
  const showBeforeAPicture = async () => {
    const { container } = show({ template: { ...onlyMedia, media: [film, picture('/b.png', 60)] } });
    await pass(0);
    expect(seenIn(container)).toEqual(['/a.mp4']);
    return container;
  };

  it('[D-N15] a film that stops midway is passed over after half a minute', async () => {
    const container = await showBeforeAPicture();
    for (let second = 0; second < 40; second += 4) {
      await pass(4000);
      container.querySelector('video')?.dispatchEvent(new Event('timeupdate'));
    }
    await pass(sceneMotion.mediaPatienceMs - 1000);
    expect(seenIn(container)).toEqual(['/a.mp4']);
    await pass(2000);
    expect(seenIn(container)).toEqual(['/b.png']);
  });

  it('[D-N15] a film that the browser does not let play is passed over after half a minute, and stays where nothing follows it', async () => {
    play().mockRejectedValue(new DOMException('not before a touch', 'NotAllowedError'));
    const container = await showBeforeAPicture();
    await pass(sceneMotion.mediaPatienceMs + 1000);
    expect(seenIn(container)).toEqual(['/b.png']);
    cleanup();
    const { container: alone } = show({ template: { ...onlyMedia, media: [film] } });
    await pass(sceneMotion.mediaPatienceMs + 1000);
    expect(seenIn(alone)).toEqual(['/a.mp4']);
  });

  it('[D-N15] a film on a page that nobody sees is not given up, for it stands still there', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const container = await showBeforeAPicture();
    await pass(sceneMotion.mediaPatienceMs * 2 + 1000);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(sceneMotion.mediaPatienceMs - 1000);
    expect(seenIn(container)).toEqual(['/a.mp4']);
  });
});
