import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHeldBack } from './useHeldBack';

afterEach(cleanup);

const begin = (value: string | undefined, isHeld: boolean) =>
  renderHook((props) => useHeldBack(props.value, props.isHeld), { initialProps: { value, isHeld } });

it('[O-L45] a template that is saved in the middle of a call is shown when the call is over', () => {
  const { result, rerender } = begin('spring', false);
  rerender({ value: 'summer', isHeld: false });
  expect(result.current).toBe('summer');
  rerender({ value: 'autumn', isHeld: true });
  expect(result.current).toBe('summer');
  rerender({ value: 'autumn', isHeld: false });
  expect(result.current).toBe('autumn');
});

it('[O-L45] a page that begins in the middle of a call shows what it reads first', () => {
  const { result, rerender } = begin(undefined, true);
  rerender({ value: 'spring', isHeld: true });
  expect(result.current).toBe('spring');
  rerender({ value: 'summer', isHeld: true });
  expect(result.current).toBe('spring');
});
