import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHeldBack } from './useHeldBack';

afterEach(cleanup);

interface Props {
  value: string | undefined;
  isHeld: boolean;
  isRecalled?: boolean;
}
function begin(value: string | undefined, isHeld: boolean, isRecalled = false) {
  const initialProps: Props = { value, isHeld, isRecalled };
  return renderHook((props: Props) => useHeldBack(props.value, props.isHeld, props.isRecalled ?? false), {
    initialProps,
  });
}

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

it('[O-L45] [D-N09] a page that begins in the middle of a call with what its device kept shows what it reads first', () => {
  const { result, rerender } = begin('kept', true, true);
  expect(result.current).toBe('kept');
  rerender({ value: 'spring', isHeld: true });
  expect(result.current).toBe('spring');
  rerender({ value: 'summer', isHeld: true });
  expect(result.current).toBe('spring');
});
