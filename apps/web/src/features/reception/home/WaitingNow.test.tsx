import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someSignage } from '@/features/signages/testing/someSignage';
import { WaitingNow } from './WaitingNow';

const now = Date.parse('2026-11-16T09:00:00Z');
const signage = { ...someSignage, status: 'Calling', busySince: null } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[D-C07] the home says who waits where, and for how long', () => {
  const waiting = [{ ...signage, waitingSince: now - 78_000 }];
  const { container } = render(
    <MantineProvider env="test">
      <WaitingNow waiting={waiting} />
    </MantineProvider>,
  );
  expect(container.textContent).toContain('お待ちのお客様');
  expect(container.querySelector('li')?.textContent).toBe('呼出中東京本店 1F 総合受付お客様がお待ちです 1:18');
});
