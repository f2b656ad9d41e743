import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaceSource } from '@/capture';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { DeviceChoice, LocalDevice } from '@/rtc';
import type { FrameSource } from '../call/OwnAvatar';
import { useAvatarMover } from './useAvatarMover';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[O-V42] the phone moves the avatar where it is chosen, for as long as it sends', () => {
  const realtime = new FakeRealtime();
  const live = new LiveStore(realtime);
  const wrapper = ({ children }: { children: ReactNode }) => <RealtimeContext value={live}>{children}</RealtimeContext>;
  const face = new FaceSource(new LocalDevice('camera', new DeviceChoice(localStorage)), localStorage);
  let frameNow: FrameSource = () => null;
  const avatar = {
    moveBy(source: FrameSource) {
      frameNow = source;
      return () => {};
    },
    hurry: vi.fn(),
  };
  renderHook(() => useAvatarMover(avatar, face, null), { wrapper });
  const frame = { ...calmFrame, scores: scoresFrom({ jawOpen: 1 }) };
  const bytes = encodeFrame({ sequence: 1, sentAt: 1, frame });
  const heard = { is: 'face', frame: btoa(String.fromCharCode(...bytes)) } as const;

  const movedFor = (ms: number, isSending: boolean) => {
    for (let passed = 0; passed < ms; passed += 20) {
      if (isSending) realtime.tell({ type: 'faceCapture', subject: 'iPhone', heard });
      vi.advanceTimersByTime(20);
      frameNow();
    }
    return scoreOf(frameNow()?.scores ?? [], 'jawOpen');
  };
  expect(movedFor(500, true)).toBe(0);
  act(() => face.change({ mode: 'phone' }));
  expect(movedFor(500, true)).toBe(1);
  expect(movedFor(2000, false)).toBe(0);
  expect(avatar.hurry).toHaveBeenCalledTimes(50);
});
