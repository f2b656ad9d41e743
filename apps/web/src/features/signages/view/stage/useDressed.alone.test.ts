import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { someTemplateAnswer, someWholeSignage } from '@/features/signages/testing/someSignage';
import { untilPictureDrawable } from '@/scene/media/untilDrawable';
import { shownTemplates } from '../health/shownTemplates';
import { useDressed } from './useDressed';

vi.mock('@/scene/media/untilDrawable');
const size = { width: 10, height: 10 };

afterEach(cleanup);

const published = (version: number) => ({
  ...someWholeSignage,
  templates: [
    { ...someTemplateAnswer, version, playlist: [{ id: 1, image_url: `/files/media/${version}.png`, seconds: null }] },
  ],
});
const resting = { isHeld: false, isRecalled: false };

it('[D-N13] health is told of a version that was published once it is shown, not while its pictures are still coming', async () => {
  let ready = (_: typeof size) => {};
  vi.mocked(untilPictureDrawable).mockReturnValueOnce(new Promise((resolve) => (ready = resolve)));
  const [first, second] = [published(1), published(2)];
  const { result, rerender } = renderHook(({ signage }) => useDressed(signage, resting), {
    initialProps: { signage: first },
  });
  rerender({ signage: second });
  await act(async () => {});
  expect([result.current?.signage, shownTemplates.get()]).toEqual([first, [{ id: 1, scene: 'Standby', version: 1 }]]);
  await act(async () => ready(size));
  expect([result.current?.signage, shownTemplates.get()]).toEqual([second, [{ id: 1, scene: 'Standby', version: 2 }]]);
});

it('[D-N13] while a template with hours is shown, health is told of that one', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00+09:00') });
  const hours = { name: '朝', days: ['wed' as const], from: '08:00', until: '10:00' };
  const signage = {
    ...published(1),
    timedTemplates: [{ ...someTemplateAnswer, id: 2, version: 5, hours, draftKey: null }],
  };
  renderHook(() => useDressed(signage, resting));
  expect(shownTemplates.get()).toEqual([{ id: 2, scene: 'Standby', version: 5 }]);
  vi.useRealTimers();
});
