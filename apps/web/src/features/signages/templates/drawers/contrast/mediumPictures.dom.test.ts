import { playlistLimits } from '@mukae/contract/domain/template/playlist';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mediumPictures } from './mediumPictures';

const films: HTMLVideoElement[] = [];
/** How often a picture was read from its address. */
let read = 0;

beforeEach(() => {
  films.length = 0;
  read = 0;
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLVideoElement) films.push(element);
    return element;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: async () => {
      read += 1;
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

it('[D-T134] a film that cannot be read is let go of, and tried again when it is asked for the next time', async () => {
  const broken = { kind: 'film', url: '/files/media/broken.mp4' } as const;
  for (const time of [0, 1]) {
    const pictures = mediumPictures(broken);
    const film = films[time];
    Object.defineProperty(film, 'error', { value: new Error('broken') });
    film?.dispatchEvent(new Event('error'));
    expect(await pictures).toEqual([]);
    expect(film?.hasAttribute('src')).toBe(false);
  }
});

it('[D-T134] as many pictures are kept in small as two lists have, those that were asked for last', async () => {
  const most = 2 * playlistLimits.count;
  const ask = (place: number) => mediumPictures({ kind: 'picture', url: `/files/media/kept-${place}.png` });
  for (let place = 0; place < most; place += 1) await ask(place);
  await ask(0);
  expect(read).toBe(most);
  await ask(most);
  await ask(0);
  expect(read).toBe(most + 1);
  await ask(1);
  expect(read).toBe(most + 2);
});
