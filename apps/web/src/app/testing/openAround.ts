import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { shown } from '@/testing/shown';

/** What stands around the pages of the console, around an empty one; not around the entrance. */
export async function openAround(around: ComponentType, address: string) {
  const children = [{ path: '*', element: null }];
  const router = createMemoryRouter(
    [
      { path: '/app', Component: around, children },
      { path: '/test', Component: around, children },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  await shown(router);
  return { place: () => router.state.location.pathname, state: (): unknown => router.state.location.state };
}
