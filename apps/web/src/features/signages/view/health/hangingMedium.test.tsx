import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawnScene } from '@/scene/DrawnScene';
import { giveUpOnStuck } from '@/scene/media/giveUpOnStuck';
import { quietStandby } from '@/scene/sceneState';
import { unshownMedia } from './screenFaults';
import { watchMedia } from './watchMedia';

/** A server that takes a request and never answers it. */
const hangs = '/files/media/2.png';
const { decode } = HTMLImageElement.prototype;
let stopWatching = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  unshownMedia.set([]);
  stopWatching = watchMedia();
  HTMLImageElement.prototype.decode = function () {
    return this.src.endsWith(hangs) ? new Promise(() => {}) : Promise.resolve();
  };
});
afterEach(() => {
  cleanup();
  stopWatching();
  HTMLImageElement.prototype.decode = decode;
  vi.useRealTimers();
});

async function pass(ms: number) {
  for (let passed = 0; passed <= ms; passed += 500) await act(() => vi.advanceTimersByTimeAsync(500));
}

it('[D-N12] a medium that never comes holds nothing up: what follows it is shown after half a minute, and its fault is in the health of the screen', async () => {
  const media = ['/files/media/1.png', hangs, '/files/media/3.png'].map((url) => ({
    kind: 'picture' as const,
    url,
    seconds: 5,
  }));
  const { container } = render(
    <DrawnScene
      template={{ ...bareTemplate, layout: 'onlyMedia', showsMedia: true, media }}
      state={quietStandby}
      size={{ width: 1080, height: 1920 }}
      character={{ kind: 'builtIn', id: 'kei' }}
    />,
  );
  const isSeen = (url: string) => container.querySelector(`[data-seen] img[src="${url}"]`) !== null;
  await pass(sceneMotion.mediaPatienceMs - 2000);
  expect([isSeen('/files/media/1.png'), unshownMedia.get()]).toEqual([true, []]);
  await pass(3000);
  expect([isSeen('/files/media/3.png'), unshownMedia.get()]).toEqual([true, [hangs]]);
});

it('[D-N15] a film that does not get on is in the health of the screen', async () => {
  const film = Object.assign(document.createElement('video'), { src: '/files/media/4.mp4' });
  document.body.append(film);
  const stop = giveUpOnStuck(film);
  await pass(sceneMotion.mediaPatienceMs);
  expect(unshownMedia.get()).toEqual(['/files/media/4.mp4']);
  stop();
  film.remove();
});
