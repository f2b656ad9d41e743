import { MantineProvider } from '@mantine/core';
import type { Role } from '@mukae/contract/domain/account/role';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { LanguageProvider } from '@/language/LanguageProvider';
import { settled } from '@/testing/settled';
import { Toasts } from '@/ui/Toasts';
import { SessionWatch } from '../../session/SessionWatch';
import { ConsoleFrame } from '../ConsoleFrame';

const Watched = () => (
  <>
    <SessionWatch />
    <Outlet />
  </>
);

async function show(address: string, frame: typeof ConsoleFrame) {
  const router = createMemoryRouter(
    [
      { path: '/app', Component: frame, children: [{ path: '*', element: null }] },
      { path: '/test', Component: frame, children: [{ path: '*', element: null }] },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <LanguageProvider>
        <MantineProvider env="test">
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <RouterProvider router={router} />
            <Toasts early />
          </QueryClientProvider>
        </MantineProvider>
      </LanguageProvider>,
    );
  });
  await settled();
  return { place: () => router.state.location.pathname, state: (): unknown => router.state.location.state };
}

/** The frame of the console around an empty page, as somebody of that role sees it. */
export function openFrame(address: string, as: Role) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`user_role=${as}; user_id=1`);
  return show(address, ConsoleFrame);
}

/** An empty page on which the session is watched. */
export const openWatched = (address: string) => show(address, Watched);
