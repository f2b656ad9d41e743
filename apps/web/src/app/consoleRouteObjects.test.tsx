import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { cleanup } from '@testing-library/react';
import { createMemoryRouter, matchRoutes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cookiesOfBrowser } from '@/api/testing/cookiesOfBrowser';
import { Wire } from '@/api/testing/wire';
import { someCast } from '@/features/characters/testing/someCast';
import { link } from '@/testing/hands';
import { patiently } from '@/testing/patiently';
import { noteAsked } from '@/testing/settled';
import { shown } from '@/testing/shown';
import { consoleRouteObjects } from './consoleRouteObjects';

const calendar = '/app/reservation/calendar';

/** Code that is compiled for the first time takes longer than anybody waits for a page. */
beforeAll(async () => {
  for (const { route } of matchRoutes(consoleRouteObjects, calendar) ?? [])
    if (route.lazy instanceof Function) await route.lazy();
});
cookiesOfBrowser(['user_id=7', 'user_role=webReservationUser']);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[O-RC02] [A-R11] whose session has ended is a visitor at the calendar, although a cookie still names her', async () => {
  const wire = new Wire()
    .answers(sessionCalls.checkAuth, { result: 'OK', auth: false, role: null })
    .answers(bookingRuleCalls.getBookingRules, {
      result: 'OK',
      ...usualBookingRules,
      companyName: '',
      seats: 1,
      feeRate: 300,
      version: 1,
    })
    .answers(characterCalls.listCharacters, someCast)
    .answers(reservationCalls.getBusyRanges, { result: 'OK', events: [] });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    noteAsked();
    return wire.fetch(path, init);
  });
  await shown(createMemoryRouter(consoleRouteObjects, { initialEntries: [calendar] }));
  await patiently(() => expect(link('ログインへ')).toBeTruthy());
  expect(document.querySelector('nav')).toBeNull();
  expect(wire.unanswered).toEqual([]);
});
