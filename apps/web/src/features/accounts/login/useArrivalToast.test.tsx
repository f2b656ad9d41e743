import { sessionCalls } from '@mukae/contract/calls/sessions';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  wire().answers(sessionCalls.autoLogin, undefined);
});
afterEach(() => vi.useRealTimers());

it('[A-L01] the login page says for 5 seconds that an account was registered, and would not say it again', async () => {
  const { state } = await open('/login', undefined, { register: true });
  await pass(500);
  expect(told('status')).toContain('アカウントを登録しました');
  expect(state()).toEqual({ isRedirect: false });
  await pass(4000);
  expect(told('status')).toContain('アカウントを登録しました');
  await pass(1500);
  expect(told('status')).toBe('');
});

it('[A-L01] what the login page says about it can be closed before its time', async () => {
  await open('/login', undefined, { register: true });
  await pass(500);
  const [close] = document.querySelectorAll('[role=status] button[aria-label="閉じる"]');
  if (close) fireEvent.click(close);
  await pass(500);
  expect(told('status')).toBe('');
});
