import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Column } from './columns';
import { DataTable } from './DataTable';

type Person = { id: string; name: string; shop: string; state: string };

const rows: Person[] = [
  { id: '1', name: 'Aoi', shop: 'Tokyo', state: 'Here' },
  { id: '2', name: 'Ren', shop: 'Osaka', state: 'Away' },
];
const columns: Column<Person>[] = [
  { key: 'name', head: 'Name', kind: 'primary', sortKey: 'name', cell: ({ name }) => name },
  { key: 'actions', head: 'Actions', kind: 'actions', cell: () => <button type="button">Edit</button> },
  { key: 'state', head: 'State', kind: 'tag', cell: ({ state }) => state },
  { key: 'shop', head: 'Shop', sortKey: 'shop', cell: ({ shop }) => shop },
];
const onSort = vi.fn<(sort: string) => void>();

const show = (width: number, sort?: string, busy = false) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 48em)' && width >= 768,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const table = (
    <DataTable
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      label="People"
      busy={busy}
      sorting={{ sort, onSort }}
    />
  );
  return render(<MantineProvider env="test">{table}</MantineProvider>);
};

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('is a table where there is room', () => {
  show(1024);
  const table = screen.getByRole('table', { name: 'People' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('list')).toBeNull();
});

test('sorts upwards first, then downwards', () => {
  show(1024);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith('name');
  cleanup();
  show(1024, 'name');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith('-name');
  fireEvent.click(screen.getByRole('button', { name: 'Shop' }));
  expect(onSort).toHaveBeenLastCalledWith('shop');
});

test('says by what and how it is sorted', () => {
  show(1024, '-shop');
  const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect(sorted('Shop')).toBe('descending');
  expect(sorted('Name')).toBe('none');
  expect(sorted('State')).toBeNull();
});

test('is a list of cards on a phone: who, how, the facts, what to do', () => {
  show(390);
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['AoiHereShopTokyoEdit', 'RenAwayShopOsakaEdit']);
});

test.each([1024, 390])('tells at %d px that newer rows are on their way', (width) => {
  const { container } = show(width, undefined, true);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});
