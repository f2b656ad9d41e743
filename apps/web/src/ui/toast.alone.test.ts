import { beforeEach, expect, test, vi } from 'vitest';
import { toast, wasToastAsked } from './toast';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('./showToast', () => ({ showToast }));

const words = { title: 'Title', closeLabel: 'Close' };

beforeEach(() => showToast.mockClear());

test('calls for the host with the first toast', async () => {
  const listener = vi.fn();
  wasToastAsked.subscribe(listener);
  expect(wasToastAsked.get()).toBe(false);
  await toast.success(words);
  expect(wasToastAsked.get()).toBe(true);
  expect(listener).toHaveBeenCalled();
});

test.each([
  ['success', 5],
  ['warning', 5],
  ['error', undefined],
] as const)('%s stays for %s seconds', async (tone, seconds) => {
  await toast[tone](words);
  expect(showToast).toHaveBeenCalledWith({ ...words, tone, seconds });
});

test('a warning may stay longer', async () => {
  await toast.warning({ ...words, seconds: 10 });
  expect(showToast).toHaveBeenCalledWith({ ...words, tone: 'warning', seconds: 10 });
});
