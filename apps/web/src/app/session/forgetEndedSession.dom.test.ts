import { sessionCalls } from '@mukae/contract/calls/sessions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson, isPersonHere } from '@/api/cookies';
import { cookiesOfBrowser } from '@/api/testing/cookiesOfBrowser';
import { refusal, Wire } from '@/api/testing/wire';
import { forgetEndedSession } from './forgetEndedSession';

cookiesOfBrowser(['user_id=7', 'user_role=webReservationUser']);

let wire: Wire;

beforeEach(() => {
  wire = new Wire();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => wire.fetch(path, init));
});
afterEach(() => void vi.unstubAllGlobals());

it('[O-RC02] whose session has ended is a visitor, although a cookie still names her', async () => {
  wire.answers(sessionCalls.checkAuth, { result: 'OK', auth: false, role: null });
  await forgetEndedSession();
  expect(isPersonHere()).toBe(false);
});

it('[O-RC02] who is logged in stays, and so does whoever the server says nothing of', async () => {
  wire.answers(sessionCalls.checkAuth, { result: 'OK', auth: true, role: 'webReservationUser' });
  await forgetEndedSession();
  wire.answers(sessionCalls.checkAuth, refusal('unavailable'));
  await forgetEndedSession();
  expect(isPersonHere()).toBe(true);
});

it('[O-RC02] nobody is asked for where nobody is named', async () => {
  forgetPerson();
  await forgetEndedSession();
  expect(wire.unanswered).toEqual([]);
});
