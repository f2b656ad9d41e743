import { MantineProvider } from '@mantine/core';
import type { Role } from '@mukae/contract/domain/account/role';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaceSource } from '@/capture';
import { DeviceChoice, LocalDevice } from '@/rtc';
import { CapturePanel } from './CapturePanel';
import { captureTexts } from './capture.texts';

const t = captureTexts.ja;

const enterAs = (role: Role) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(`user_role=${role}`);

beforeEach(() => {
  enterAs('operator');
  vi.stubGlobal('fetch', async () => Response.json([]));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(mode: 'browser' | 'phone' | 'voice') {
  const face = new FaceSource(new LocalDevice('camera', new DeviceChoice(localStorage)), localStorage);
  face.change({ mode });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <CapturePanel face={face} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return face;
}

it('[O-V28] a phone is adjusted as a camera is, except that it sees no hands', () => {
  const face = show('phone');
  expect(screen.getByText(t.calibrate)).toBeTruthy();
  expect(screen.getByRole('slider', { name: t.sensitivity, hidden: true })).toBeTruthy();
  expect(screen.queryByLabelText(t.hands)).toBeNull();
  screen.getByLabelText(t.mirror).click();
  expect(face.settings.isMirrored).toBe(false);
});

it('[O-V28] a phone is offered to whoever can have a channel, and to nobody else', () => {
  show('phone');
  expect(screen.getByRole('radio', { name: t.modes.phone })).toHaveProperty('checked', true);
  cleanup();
  enterAs('webReservationUser');
  const face = show('phone');
  expect(screen.queryByRole('radio', { name: t.modes.phone })).toBeNull();
  screen.getByText(t.turnOn).click();
  expect(face.settings.mode).toBe('browser');
});

it('[O-V28] how strong expressions are is said, and may be reset', () => {
  const face = show('phone');
  const slider = () => screen.getByRole('slider', { name: t.sensitivity, hidden: true });
  expect(slider().getAttribute('aria-valuetext')).toBe(t.usual);
  act(() => face.change({ sensitivity: 1.4 }));
  expect(slider().getAttribute('aria-valuetext')).toBe('1.4 倍');
  act(() => screen.getByText(t.reset).click());
  expect(face.settings.sensitivity).toBe(1);
  expect(screen.queryByText(t.reset)).toBeNull();
});
