import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choiceOf } from './choiceOf';
import { useCheckedForm } from './useCheckedForm';

const useOrder = () =>
  useCheckedForm({ cake: '', pieces: '1' }, ({ cake }) => (cake === '' ? { cake: 'Choose one' } : {}));

test('takes what a field of choice tells', () => {
  const { result } = renderHook(useOrder);
  act(() => choiceOf(result.current, 'cake').onChange('cheese'));
  act(() => choiceOf(result.current, 'pieces').onChange(3));
  expect(result.current.values).toEqual({ cake: 'cheese', pieces: '3' });
  act(() => choiceOf(result.current, 'cake').onChange(null));
  expect(choiceOf(result.current, 'cake').value).toBe('');
});

test('says the fault of a choice until it is changed', () => {
  const { result } = renderHook(useOrder);
  act(() => expect(result.current.check()).toBe(false));
  expect(choiceOf(result.current, 'cake').error).toBe('Choose one');
  act(() => choiceOf(result.current, 'cake').onChange('cheese'));
  expect(choiceOf(result.current, 'cake').error).toBeUndefined();
  act(() => expect(result.current.check()).toBe(true));
});
