import { describe, expect, it } from 'vitest';
import { MediaFailure } from './mediaFault';

describe('why there is no picture or voice', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unknown'],
  ])('%s is told as %s', (name, fault) => {
    expect(MediaFailure.from(Object.assign(new Error('x'), { name })).fault).toBe(fault);
  });

  it('a page without https says so itself', () => {
    expect(MediaFailure.from(new MediaFailure('insecure')).fault).toBe('insecure');
  });
});
