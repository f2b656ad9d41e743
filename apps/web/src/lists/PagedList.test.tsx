import { MantineProvider } from '@mantine/core';
import { errorAnswer } from '@mukae/contract/calls/answers';
import { errors } from '@mukae/contract/errors/errors';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { RefusedCall } from '@/api/query';
import { listTexts } from './list.texts';
import { PagedList } from './PagedList';
import type { PageOfRows } from './pageOfRows';
import { usePagedList } from './usePagedList';

type Shop = { name: string };
type Answer = (asked: { page: number; search: string | undefined; sort: string | undefined }) => PageOfRows<Shop>;

const t = listTexts.ja;
const shops = (count: number): Answer => {
  const all = Array.from({ length: count }, (_, n) => ({ name: `Shop ${n + 1}` }));
  return ({ page, search = '' }) => {
    const found = all.filter(({ name }) => name.includes(search));
    return { rows: found.slice((page - 1) * 20, page * 20), total: found.length };
  };
};

function Shops({ answer }: { answer: Answer }) {
  const list = usePagedList({ sortKeys: ['name'], sort: 'name', filters: {} });
  const query = useQuery<PageOfRows<Shop>, RefusedCall>({
    queryKey: [list.request],
    queryFn: () => answer(list.request),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <PagedList
      list={list}
      query={query}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', head: 'Name', kind: 'primary', sortKey: 'name', cell: ({ name }) => name }]}
      words={{ label: 'Shops', search: 'Find', placeholder: 'Name' }}
      empty={<p>No shops yet</p>}
    />
  );
}

function show(address: string, answer: Answer) {
  const router = createMemoryRouter([{ path: '/', element: <Shops answer={answer} /> }], { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return () => router.state.location.search;
}

afterEach(cleanup);

describe('PagedList', () => {
  it('turns the pages and keeps the place in the address', async () => {
    const address = show('/', shops(45));
    await screen.findByText(t.pager.summary(45, 1, 20));
    fireEvent.click(screen.getByRole('button', { name: t.pager.next }));
    await screen.findByText('Shop 21');
    expect(address()).toBe('?page=2');
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('?sort=-name'));
  });

  it('shows the last page when its own is no longer there', async () => {
    const address = show('/?page=9', shops(45));
    await screen.findByText('Shop 45');
    expect(address()).toBe('?page=3');
  });

  it('says that nothing matches, and leads back to everything', async () => {
    const address = show('/?search=nowhere', shops(3));
    await screen.findByText(t.noMatch);
    fireEvent.click(screen.getByRole('button', { name: t.clear }));
    await screen.findByText('Shop 1');
    expect(address()).toBe('');
    expect(screen.queryByText('No shops yet')).toBeNull();
  });

  it('says what to do while there is nothing to list', async () => {
    show('/', shops(0));
    await screen.findByText('No shops yet');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says why there are no rows', async () => {
    const { code, text } = errors.unavailable;
    show('/', () => {
      throw new RefusedCall(errorAnswer.parse({ result: 'Error', code, msg: text.ja }));
    });
    expect((await screen.findByRole('alert')).textContent).toContain(code);
  });
});
