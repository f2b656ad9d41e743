import { healthCalls, servingName } from '@mukae/contract/calls/health';
import { act } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { BarePage } from '@/pages/route';
import { told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { ConsolePageFailure } from './frame/ConsolePageFailure';
import { InFrame } from './frame/InFrame';
import { routeOf } from './routeOf';

const { wire } = pagesForFile();

const title = { ja: '', en: '' };
const frame = (
  <>
    <nav>Frame</nav>
    <InFrame value>
      <Outlet />
    </InFrame>
  </>
);

async function open(screen: BarePage['screen']) {
  const page: BarePage = { kind: 'page', layout: '/app', path: '/page', title: 'login', frame: 'bare', screen };
  const router = createMemoryRouter([{ element: frame, children: [routeOf(page, title, ConsolePageFailure)] }], {
    initialEntries: ['/app/page'],
  });
  await shown(router);
}

it('[D-E06] a page whose code cannot be fetched says so and waits, and the frame stays', async () => {
  await open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(document.querySelector('nav')?.textContent).toBe('Frame');
  expect(told('status')).toContain('ページを読み込めませんでした');
  expect(told('status')).toContain('このページを自動で表示します');
});

it('[D-E06] a page whose code is still missing after a reload for it says so, and does not reload over and over', async () => {
  vi.useFakeTimers();
  sessionStorage.setItem('mukae.reloadedAt.pageMissing', String(Date.now()));
  wire().answers(healthCalls.health, { ServerName: servingName });
  await open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(document.body.textContent).toContain('ページを表示できませんでした');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(wire().sentTo(healthCalls.health)).toHaveLength(1);
  vi.useRealTimers();
});

it('[D-E06] a page that fails while it is drawn fails alone, and waits for nobody', async () => {
  await open(async () => () => {
    throw new Error('broken');
  });
  expect(document.querySelector('nav')?.textContent).toBe('Frame');
  expect(document.body.textContent).toContain('ページを表示できませんでした');
});
