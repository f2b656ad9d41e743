import type { ComponentType } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { shown } from '@/testing/shown';

/** What stands around the pages of the console, around an empty one; not around the entrance. `carried`: by the page before. */
export async function openAround(around: ComponentType, address: string, carried?: unknown) {
  const children = [{ path: '*', element: null }];
  const router = createMemoryRouter(
    [
      { path: '/app', Component: around, children },
      { path: '/test', Component: around, children },
      { path: '*', element: null },
    ],
    { initialEntries: [{ ...parsePath(address), state: carried }] },
  );
  await shown(router);
  return { place: () => router.state.location.pathname, state: (): unknown => router.state.location.state };
}
