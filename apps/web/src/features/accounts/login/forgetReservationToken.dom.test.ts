import { afterEach, expect, it } from 'vitest';
import { reservationTokenInCookie } from '@/api/cookies';
import { forgetReservationToken } from './forgetReservationToken';

const keep = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is being tested.
  document.cookie = `reservation_token=${token}; Path=/`;
};
afterEach(() => forgetReservationToken(reservationTokenInCookie() ?? ''));

it('a device forgets the reservation token that has expired', () => {
  keep('old');
  forgetReservationToken('old');
  expect(reservationTokenInCookie()).toBeUndefined();
});

it('a device keeps another reservation token than the one that has expired', () => {
  keep('new');
  forgetReservationToken('old');
  expect(reservationTokenInCookie()).toBe('new');
});
