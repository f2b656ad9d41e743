import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from './useKeys';

const call = vi.fn();
const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = window) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

beforeEach(() => {
  call.mockClear();
  renderHook(() => useKeys({ y: call }));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('[O-L41] a key does its deed once, however long it is held', () => {
  press('y');
  press('y', { repeat: true });
  expect(call).toHaveBeenCalledOnce();
  press('Y');
  expect(call).toHaveBeenCalledTimes(2);
});

it('[O-L41] other keys, shortcuts and what is typed into a field do nothing', () => {
  press('x');
  press('y', { ctrlKey: true });
  const field = document.body.appendChild(document.createElement('select'));
  press('y', {}, field);
  expect(call).not.toHaveBeenCalled();
});

it('[O-L41] [D-A27] no key does anything while a sheet lies over the screen, wherever the focus is', () => {
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.setAttribute('role', 'dialog');
  press('y', {}, document.body);
  expect(call).not.toHaveBeenCalled();
  sheet.remove();
  press('y', {}, document.body);
  expect(call).toHaveBeenCalledOnce();
});
