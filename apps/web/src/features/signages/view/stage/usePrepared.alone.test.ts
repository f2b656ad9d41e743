import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilPictureDrawable } from '@/scene/media/untilDrawable';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';
import { usePrepared } from './usePrepared';

vi.mock('@/scene/media/untilDrawable');
const drawable = vi.mocked(untilPictureDrawable);
const size = { width: 10, height: 10 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const dressed = (url: string, isRecalled = false) => {
  const media = [{ kind: 'picture', url, seconds: null }] as const;
  const templates: SceneTemplates = new Map([['Standby', { ...bareTemplate, media }]]);
  return { templates, isRecalled };
};
const [spring, summer, kept] = [dressed('/spring.png'), dressed('/summer.png'), dressed('/kept.png', true)];
const begin = (first: ReturnType<typeof dressed>, isHeld = false) =>
  renderHook((props) => usePrepared(props.wanted, props.isHeld), { initialProps: { wanted: first, isHeld } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[D-T33] what is published is shown once its pictures are ready, and after ten seconds in any case', async () => {
  let ready = (_: typeof size) => {};
  drawable.mockReturnValueOnce(new Promise((resolve) => (ready = resolve)));
  const { result, rerender } = begin(spring);
  rerender({ wanted: summer, isHeld: false });
  await pass(5000);
  expect(result.current).toBe(spring);
  ready(size);
  await pass(0);
  expect(result.current).toBe(summer);
  drawable.mockReturnValueOnce(new Promise(() => {}));
  rerender({ wanted: spring, isHeld: false });
  await pass(10_000);
  expect(result.current).toBe(spring);
});

it('[D-T79] [O-L45] what was still being prepared when a call began is not shown in the middle of it', async () => {
  drawable.mockResolvedValue(size);
  const { result, rerender } = begin(spring);
  rerender({ wanted: summer, isHeld: true });
  await pass(20_000);
  expect(result.current).toBe(spring);
  rerender({ wanted: summer, isHeld: false });
  await pass(0);
  expect(result.current).toBe(summer);
});

it('[D-N09] what a device kept gives way in a call, too', async () => {
  drawable.mockResolvedValue(size);
  const { result, rerender } = begin(kept, true);
  rerender({ wanted: spring, isHeld: true });
  await pass(0);
  expect(result.current).toBe(spring);
});
