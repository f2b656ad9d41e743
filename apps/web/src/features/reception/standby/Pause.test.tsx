import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Pause } from './Pause';
import { standbyTexts } from './standby.texts';

const { paused, ready } = standbyTexts.ja.mine;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[D-K06] counts the seconds after a call in which nobody rings, and lets her be there at once', () => {
  vi.useFakeTimers({ now: 10_000 });
  const onReady = vi.fn();
  render(
    <MantineProvider env="test">
      <Pause until={14_500} isBusy={false} onReady={onReady} />
    </MantineProvider>,
  );
  expect(screen.getByText(paused(5))).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByText(paused(2))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: ready }));
  expect(onReady).toHaveBeenCalledOnce();
});
