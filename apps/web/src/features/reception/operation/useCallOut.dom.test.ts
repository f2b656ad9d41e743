import { errors } from '@mukae/contract/errors/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enter, monitoring } from './call/testing/enter';
import { useCallOut } from './useCallOut';

afterEach(cleanup);

it('[D-Q05] why a signage could not be called is kept until it is read', async () => {
  const { operation, channel } = enter(monitoring);
  const { code, text } = errors.unavailable;
  channel.answer = { result: 'Error', code, msg: text.ja };
  const { result } = renderHook(() => useCallOut(operation));
  await act(async () => result.current.callOut());
  expect(result.current.refusal).toMatchObject({ code });
  act(() => result.current.closeRefusal());
  expect(result.current.refusal).toBeNull();
});
