import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from './showToast';
import ToastHost from './ToastHost';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <ToastHost />
    </MantineProvider>,
  );
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.useRealTimers();
});

const words = { title: 'Title', text: 'Text', closeLabel: 'Close it' };

it.each([
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a toast of %s is read out as %s, with its words and a button to close it', (tone, role) => {
  act(() => showToast({ ...words, tone, seconds: 5 }));
  expect(screen.getByRole(role).textContent).toBe('TitleText');
  expect(screen.getByRole('button', { name: 'Close it' })).toBeTruthy();
});

it.each([
  ['goes after its seconds', 5, 0],
  ['stays until it is closed when it has none', undefined, 1],
])('a toast %s', async (_, seconds, left) => {
  act(() => showToast({ ...words, tone: 'error', seconds }));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.queryAllByText('Title')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryAllByText('Title')).toHaveLength(left);
});
