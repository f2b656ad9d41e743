import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LanguageProvider } from '@/language/LanguageProvider';
import { settled } from '@/testing/settled';
import { Toasts } from '@/ui/Toasts';

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
