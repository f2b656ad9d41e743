import { reservationTokenInCookie } from '@/api/cookies';

/** A token that has expired must not be followed again. */
export function forgetReservationToken(token: string): void {
  if (reservationTokenInCookie() !== token) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where the page is served over plain http.
  document.cookie = 'reservation_token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
}
