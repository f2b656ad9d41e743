import { healthLimits } from '@mukae/contract/domain/signage/health/healthReport';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { someTemplateAnswer } from '@/features/signages/testing/someSignage';
import { noteMediaFault, noteMediaShown, unshownMedia } from './screenFaults';
import { useShownTemplates } from './shownTemplates';
import { watchMedia } from './watchMedia';

beforeEach(() => unshownMedia.set([]));

it('[D-H10] a medium that cannot be shown is at fault once, until it can be shown', () => {
  for (let time = 0; time < 2; time += 1) noteMediaFault(`${location.origin}/files/media/3.mp4?again=${time}`);
  noteMediaFault('/files/media/4.png');
  expect(unshownMedia.get()).toEqual(['/files/media/3.mp4', '/files/media/4.png']);
  noteMediaShown('/files/media/3.mp4');
  expect(unshownMedia.get()).toEqual(['/files/media/4.png']);
});

it('[D-H10] no more faults are told than are read', () => {
  for (let n = 0; n <= healthLimits.mediaFaults; n += 1) noteMediaFault(`/files/media/${n}.png`);
  noteMediaFault(`/files/${'a'.repeat(1000)}`);
  expect(unshownMedia.get()).toHaveLength(healthLimits.mediaFaults);
  expect(unshownMedia.get().at(-1)).toHaveLength(healthLimits.address);
});

it('[D-H10] what fails in the page is noted, but only of the library', () => {
  const stop = watchMedia();
  const shown = (tag: 'img' | 'video', src: string) => {
    const element = Object.assign(document.createElement(tag), { src });
    document.body.append(element);
    return element;
  };
  const film = shown('video', '/files/media/7.mp4');
  film.dispatchEvent(new Event('error'));
  shown('img', '/characters/kei/bow.webp').dispatchEvent(new Event('error'));
  expect(unshownMedia.get()).toEqual(['/files/media/7.mp4']);
  film.dispatchEvent(new Event('loadeddata'));
  expect(unshownMedia.get()).toEqual([]);
  stop();
  film.dispatchEvent(new Event('error'));
  expect(unshownMedia.get()).toEqual([]);
  document.body.replaceChildren();
});

it('[D-H10] a medium that the templates no longer name is no fault any more', () => {
  for (const id of [3, 4]) noteMediaFault(`/files/media/${id}.png`);
  const naming = (id: number) => {
    const playlist = [{ id, image_url: `/files/media/${id}.png`, seconds: null }];
    return { templates: [{ ...someTemplateAnswer, playlist }], timedTemplates: [] };
  };
  const { rerender } = renderHook(({ signage }) => useShownTemplates({ signage, shown: signage.templates }), {
    initialProps: { signage: naming(4) },
  });
  expect(unshownMedia.get()).toEqual(['/files/media/4.png']);
  rerender({ signage: naming(5) });
  expect(unshownMedia.get()).toEqual([]);
});
