import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { prepareMedium } from './media/prepareMedium';
import { show, template } from './testing/sceneShown';

vi.mock('./media/prepareMedium');
const preparing = vi.mocked(prepareMedium);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[D-N09] a logo that did not come is replaced by the name of the company, and is there once it can be fetched', async () => {
  vi.useFakeTimers();
  preparing.mockResolvedValue(false);
  const host = '青葉ホーム株式会社';
  const { container } = show({ template: { ...template, showsLogo: true, host, logo: '/logo.webp' } });
  const logo = () => container.querySelector('img[src="/logo.webp"]');
  fireEvent.error(logo() ?? container);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect([logo(), screen.queryAllByText(host).length > 0]).toEqual([null, true]);
  preparing.mockResolvedValue(true);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect([logo() !== null, screen.queryAllByText(host)]).toEqual([true, []]);
});
