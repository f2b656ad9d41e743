import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CameraPicture } from './cameraPicture';
import { NewestPictures } from './newestPictures';

const picture = () => ({ width: 4, height: 3, close: vi.fn() }) satisfies CameraPicture;
const settle = () => new Promise((resolve) => setTimeout(resolve));

let film: ReadableStreamDefaultController<CameraPicture>;
let pictures: NewestPictures;

beforeEach(() => {
  const stream = new ReadableStream<CameraPicture>({
    start(controller) {
      film = controller;
    },
  });
  pictures = new NewestPictures(stream);
});

describe('pictures of a camera', () => {
  it('[O-V26] that come while one is being read are let go, but for the newest', async () => {
    const [first, second, third, fourth] = [picture(), picture(), picture(), picture()];
    film.enqueue(first);
    expect(await pictures.next()).toBe(first);
    for (const one of [second, third, fourth]) film.enqueue(one);
    await settle();
    expect(await pictures.next()).toBe(fourth);
    for (const skipped of [second, third]) expect(skipped.close).toHaveBeenCalledOnce();
    for (const given of [first, fourth]) expect(given.close).not.toHaveBeenCalled();
  });

  it('[O-V26] are never given twice: who is quick waits for the next one', async () => {
    const [first, second] = [picture(), picture()];
    film.enqueue(first);
    await pictures.next();
    const waiting = pictures.next();
    film.enqueue(second);
    expect(await waiting).toBe(second);
  });

  it('[O-V27] end with the camera, or when nobody wants them any more', async () => {
    const left = picture();
    film.enqueue(left);
    await settle();
    film.close();
    await settle();
    expect(await pictures.next()).toBeNull();
    expect(left.close).toHaveBeenCalledOnce();
    const unwanted = new NewestPictures(new ReadableStream<CameraPicture>());
    const waiting = unwanted.next();
    unwanted.close();
    expect(await waiting).toBeNull();
  });
});
