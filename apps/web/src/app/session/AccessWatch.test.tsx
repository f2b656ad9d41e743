import { errors } from '@mukae/contract/errors/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RefusedCall } from '@/api/query';
import { AccessWatch } from './AccessWatch';

afterEach(cleanup);

async function whereAfter({ code, text }: (typeof errors)['unavailable' | 'notLoggedIn']) {
  const router = createMemoryRouter([{ path: '*', element: <AccessWatch /> }], { initialEntries: ['/app/users/list'] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const queryFn = () => Promise.reject(new RefusedCall({ result: 'Error', code, msg: text.ja }));
  await act(() => client.prefetchQuery({ queryKey: ['something'], queryFn }));
  return router.state.location;
}

it('[A-L02] leads who is no longer logged in to the login page, which is told that it did', async () => {
  expect(await whereAfter(errors.notLoggedIn)).toMatchObject({ pathname: '/login', state: { isRedirect: true } });
});

it('[D-E06] leaves the page where it is when the server is away', async () => {
  expect(await whereAfter(errors.unavailable)).toMatchObject({ pathname: '/app/users/list' });
});
