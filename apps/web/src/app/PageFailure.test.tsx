import { createMemoryRouter, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import type { BarePage } from '@/pages/route';
import { told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { ConsolePageFailure } from './frame/ConsolePageFailure';
import { InFrame } from './frame/InFrame';
import { routeOf } from './routeOf';

pagesForFile();

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
  expect(told('status')).toContain('サーバーに接続できません');
  expect(told('status')).toContain('このページを自動で表示します');
});

it('[D-E06] a page that fails while it is drawn fails alone, and waits for nobody', async () => {
  await open(async () => () => {
    throw new Error('broken');
  });
  expect(document.querySelector('nav')?.textContent).toBe('Frame');
  expect(document.body.textContent).toContain('ページを表示できませんでした');
});
