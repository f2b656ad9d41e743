import { describe, expect, it } from 'vitest';
import { autoLoginPlan } from './autoLoginPlan';

const arrived = { isRedirect: false };
const sentBack = { isRedirect: true };
const search = (query: string) => new URLSearchParams(query);

describe('the way in without a password', () => {
  it('takes the token of the link before anything else', () => {
    expect(autoLoginPlan(search('token=a'), 'b', arrived)).toEqual({ kind: 'token', token: 'a', isOwn: false });
  });

  it('knows when the token of the link is the one kept on this device', () => {
    expect(autoLoginPlan(search('token=a'), 'a', arrived)).toEqual({ kind: 'token', token: 'a', isOwn: true });
  });

  it('follows the kept token where the link has none', () => {
    expect(autoLoginPlan(search(''), 'a+b/c=', arrived)).toEqual({
      kind: 'followCookie',
      to: '/login?token=a%2Bb%2Fc%3D',
    });
  });

  it('asks the server where there is no token', () => {
    expect(autoLoginPlan(search('token='), undefined, arrived)).toEqual({ kind: 'ask' });
  });

  it('does nothing for somebody whom an earlier login sent back', () => {
    expect(autoLoginPlan(search(''), 'a', sentBack)).toEqual({ kind: 'none' });
    expect(autoLoginPlan(search(''), undefined, sentBack)).toEqual({ kind: 'none' });
  });

  it('still opens a link for somebody whom an earlier login sent back', () => {
    expect(autoLoginPlan(search('token=a'), undefined, sentBack).kind).toBe('token');
  });
});
