import { act, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { press } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { InstallButton } from '../config/InstallButton';
import { useInstallable } from './useInstallable';

pagesForFile();

function Screen({ isDevice }: { isDevice: boolean }) {
  useInstallable(isDevice);
  return <InstallButton />;
}
const open = (isDevice: boolean) => shown(createMemoryRouter([{ path: '*', element: <Screen isDevice={isDevice} /> }]));
const manifest = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? null;

it('[D-N10] a screen can be installed as an app from its settings, and the browser itself never asks a visitor', async () => {
  await open(true);
  expect(manifest()).toBe('/signage.webmanifest');
  expect(screen.queryByRole('button')).toBeNull();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await press('アプリとしてインストールする');
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[D-N10] no other page can be installed', async () => {
  await open(false);
  expect(manifest()).toBeNull();
});
