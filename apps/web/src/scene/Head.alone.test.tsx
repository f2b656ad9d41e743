import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { probeMedia } from './probeMedia';
import { show, template } from './testing/sceneShown';

vi.mock('./probeMedia');
const probing = vi.mocked(probeMedia);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[D-N09] a logo that did not come is replaced by the name of the company, and is there once it can be fetched', async () => {
  vi.useFakeTimers();
  probing.mockRejectedValue(new Error('not there'));
  const host = '青葉ホーム株式会社';
  const { container } = show({ template: { ...template, showsLogo: true, host, logo: '/logo.webp' } });
  const logo = () => container.querySelector('img[src="/logo.webp"]');
  fireEvent.error(logo() ?? container);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect([logo(), screen.queryAllByText(host).length > 0]).toEqual([null, true]);
  probing.mockResolvedValue({ width: 400, height: 100 });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect([logo() !== null, screen.queryAllByText(host)]).toEqual([true, []]);
});
