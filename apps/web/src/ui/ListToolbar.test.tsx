import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListToolbar } from './ListToolbar';

const onSearch = vi.fn<(search: string) => void>();
const words = { label: 'Search', placeholder: 'Name', clear: 'Clear' };
const toolbar = (search: string) => (
  <MantineProvider env="test">
    <ListToolbar search={search} onSearch={onSearch} words={words} count="14 in total" />
  </MantineProvider>
);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('searches once the typing has rested for 300 ms', () => {
  render(toolbar(''));
  type('a');
  pass(200);
  type('ao');
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['ao']]);
});

test('searches at once on Enter, and not again', () => {
  render(toolbar(''));
  type(' ao ');
  fireEvent.submit(field());
  pass(1000);
  expect(onSearch.mock.calls).toEqual([['ao']]);
});

test('waits until kana has become kanji', () => {
  render(toolbar(''));
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'あお' }, isComposing: true });
  pass(1000);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.input(field(), { target: { value: '青' }, isComposing: true });
  fireEvent.compositionEnd(field());
  pass(300);
  expect(onSearch.mock.calls).toEqual([['青']]);
});

test('is cleared by a press, and gives the focus back to the field', () => {
  render(toolbar('ao'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('follows a search that was changed elsewhere', () => {
  const { rerender } = render(toolbar('ao'));
  rerender(toolbar(''));
  expect(field().value).toBe('');
});
