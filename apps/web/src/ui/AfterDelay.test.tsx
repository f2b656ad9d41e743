import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AfterDelay } from './AfterDelay';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('keeps silent for 200 ms', () => {
  const { container } = render(<AfterDelay>soon</AfterDelay>);
  act(() => vi.advanceTimersByTime(199));
  expect(container.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(container.textContent).toBe('soon');
});
