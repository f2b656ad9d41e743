import { expect, it } from 'vitest';
import { waitingToken } from './waitingToken';

it('takes the token of the page before', () => {
  expect(waitingToken({ token: 'a' }, 'b')).toBe('a');
});

it('takes the kept token where the page before told none', () => {
  expect(waitingToken(null, 'b')).toBe('b');
  expect(waitingToken({ token: '' }, 'b')).toBe('b');
  expect(waitingToken(undefined, undefined)).toBeUndefined();
});
