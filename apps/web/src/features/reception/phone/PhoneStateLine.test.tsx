import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { PhoneStateLine } from './PhoneStateLine';
import { phoneTexts } from './phone.texts';

const { heard, unnamed } = phoneTexts.ja;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[O-V49] says whether the phone is heard, under which name, and what is wrong with it', () => {
  const realtime = new FakeRealtime();
  render(
    <RealtimeContext value={new LiveStore(realtime)}>
      <PhoneStateLine />
    </RealtimeContext>,
  );
  const said = () => screen.getByRole('status').textContent;
  const tell = (is: 'noFace' | 'otherSubject', subject: string) =>
    act(() => realtime.tell({ type: 'faceCapture', subject, heard: { is } }));
  expect(said()).toBe(heard.silent);
  tell('noFace', 'iPhone');
  expect(said()).toBe(heard.noFace('iPhone'));
  tell('otherSubject', '');
  expect(said()).toBe(heard.otherSubject(unnamed));
  act(() => void vi.advanceTimersByTime(1000));
  expect(said()).toBe(heard.silent);
});
