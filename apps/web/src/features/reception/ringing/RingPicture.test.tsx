import { timing } from '@mukae/contract/domain/reception/timing';
import type { Ring } from '@mukae/contract/realtime/messageFields';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RingPicture } from './RingPicture';
import { ringingTexts } from './ringing.texts';

const t = ringingTexts.ja;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ringWith = (captureImageDir: string): Ring => ({
  requestId: '00000000-0000-4000-8000-000000000001',
  signageId: 1,
  signageName: '1F',
  storeName: 'Tokyo',
  touchButton: '',
  pressedAt: Date.now(),
  until: Date.now() + timing.ring,
  captureImageDir,
});

it('[O-L20] [D-L06] the picture of the visitor is waited for, not without end, and shown when it comes after all', () => {
  const ring = ringWith('');
  const { rerender } = render(<RingPicture ring={ring} />);
  expect(screen.getByText(t.pictureAwaited)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(timing.pictureAwaited));
  expect(screen.queryByText(t.pictureAwaited)).toBeNull();
  expect(screen.getByText(t.noPicture)).toBeTruthy();
  rerender(<RingPicture ring={{ ...ring, captureImageDir: '/api/captureImage?requestId=1' }} />);
  expect(screen.getByAltText(t.picture)).toBeTruthy();
});

it('[D-L06] one that cannot be read is not waited for', () => {
  render(<RingPicture ring={ringWith('/api/captureImage?requestId=1')} />);
  fireEvent.error(screen.getByAltText(t.picture));
  expect(screen.getByText(t.noPicture)).toBeTruthy();
});
