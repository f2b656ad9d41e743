import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type createMemoryRouter, RouterProvider } from 'react-router';
import { appTexts } from '@/app/app.texts';
import { LanguageProvider } from '@/language/LanguageProvider';
import { ListAddresses } from '@/lists/listAddresses';
import { ListAddressesContext } from '@/lists/useListAddress';
import ToastHost from '@/ui/ToastHost';
import { makeTheme } from '@/ui/theme/theme';
import { settled } from './settled';

const theme = makeTheme(appTexts.ja);

/** What a router leads to, in all that the product has around it, once it has every answer. */
export async function shown(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <LanguageProvider>
        <MantineProvider theme={theme} env="test">
          <QueryClientProvider client={client}>
            <ListAddressesContext value={new ListAddresses()}>
              <RouterProvider router={router} />
            </ListAddressesContext>
            <ToastHost />
          </QueryClientProvider>
        </MantineProvider>
      </LanguageProvider>,
    );
  });
  await settled();
}
