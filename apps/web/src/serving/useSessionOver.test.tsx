import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useSessionOver } from './useSessionOver';

afterEach(cleanup);

function Leaving() {
  const leaveToLogin = useSessionOver();
  return <button type="button" onClick={() => void leaveToLogin()} />;
}

const pages = () =>
  createMemoryRouter([
    { path: '/login', element: null },
    { path: '*', Component: Leaving },
  ]);

it('[D-E07] whoever logs in next is shown nothing that was read before', async () => {
  const client = new QueryClient();
  client.setQueryData(['mine'], 'secret');
  const router = pages();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(router.state.location.pathname).toBe('/login');
  expect(client.getQueryData(['mine'])).toBeUndefined();
});

it('[D-E07] a page at the entrance, which reads nothing, is left as well', async () => {
  const router = pages();
  render(<RouterProvider router={router} />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(router.state.location.pathname).toBe('/login');
});
