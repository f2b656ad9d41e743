import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaceSource } from '../../../../capture';
import { DeviceChoice, LocalDevice } from '../../../../rtc';
import { CapturePanel } from './CapturePanel';
import { captureTexts } from './capture.texts';

const t = captureTexts.ja;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
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
