import { type Role, roles } from '@mukae/contract/domain/account/role';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RouteEntry } from '@/pages/route';
import { routes } from '@/pages/routes';
import { isFor, navigationFor, openItem } from './navigation';

const wordsFor = (role: Role | undefined, entries: readonly RouteEntry[] = routes) =>
  navigationFor(role, entries).map((group) => [group.word, ...group.items.map((item) => item.word)]);

describe('navigationFor', () => {
  it('shows an operator what she works with', () => {
    expect(wordsFor('operator')).toEqual([
      ['reception', 'standby', 'messages'],
      ['receptionist', 'answers'],
      ['administration', 'signages', 'users', 'channels'],
    ]);
  });

  it('gives a company administrator all of her company', () => {
    expect(wordsFor('companyAdmin')).toEqual([
      ['reception', 'home', 'standby', 'messages', 'callRecords'],
      ['receptionist', 'answers', 'asked', 'receptionistSettings'],
      ['reservation', 'companyReservations', 'usage', 'bookingRules'],
      ['administration', 'signages', 'stores', 'users', 'channels', 'media'],
      ['company', 'companyInfo', 'audit'],
    ]);
  });

  it('[A-A04] [O-RP07] shows a web-reservation user the heading of reservations, time-share, list, schedule, template and usage', () => {
    expect(wordsFor('webReservationUser')).toEqual([
      ['reception', 'standby'],
      ['reservation', 'timeShare', 'reservationList', 'schedule', 'ownDisplay', 'usage'],
    ]);
  });

  it('lets a system administrator work on every company, register accounts and read the outbox', () => {
    expect(wordsFor('systemAdmin')).toEqual([
      ['reception', 'home', 'standby', 'messages', 'callRecords'],
      ['receptionist', 'answers', 'asked', 'receptionistSettings'],
      ['reservation', 'companyReservations', 'usage', 'bookingRules'],
      ['administration', 'signages', 'stores', 'users', 'channels', 'media'],
      ['company', 'companies', 'audit'],
      ['accounts', 'register', 'outbox'],
    ]);
  });

  it('shows nothing to a signage and to a stranger', () => {
    expect(wordsFor('signage')).toEqual([]);
    expect(wordsFor(undefined)).toEqual([]);
  });

  it('hides a heading without an item, and keeps items that have none', () => {
    const home = routes.find((entry) => entry.kind === 'page' && entry.title === 'home');
    expect(wordsFor('companyAdmin', home ? [home, { kind: 'category', word: 'accounts' }] : [])).toEqual([
      [null, 'home'],
    ]);
  });

  it.each([
    ['/app/store/list', 'stores'],
    ['/store/users', 'stores'],
    ['/app/users/update', 'users'],
    ['/app/users/home', 'home'],
    ['/app/calls/detail', 'callRecords'],
    ['/app/channel-operator/3', 'channels'],
    ['/app/reservation/home', 'timeShare'],
    ['/app/receptionist/answers/add', 'answers'],
    ['/app/receptionist/asked', 'asked'],
    ['/login', undefined],
  ])('marks for %s the item %s', (pathname, word) => {
    expect(openItem(pathname, routes)).toBe(word);
  });

  it('leads every item to an address of its page', () => {
    for (const group of navigationFor('systemAdmin', routes)) {
      for (const { to, path } of group.items) expect(matchPath(path, to)).not.toBeNull();
    }
  });
});

describe('isFor', () => {
  it.each([
    ['operator', '/app/users/list', true],
    ['operator', '/app/users/add', false],
    ['operator', '/app/channel-operator/2', true],
    ['operator', '/app/audit/list', false],
    ['operator', '/app/calls/list', false],
    ['operator', '/app/reservation/home', false],
    ['companyAdmin', '/app/reservation/list', false],
    ['companyAdmin', '/app/reservation/company', true],
    ['webReservationUser', '/app/reservation/company', false],
    ['webReservationUser', '/app/reservation/usage/statistics', true],
    ['operator', '/app/reservation/usage/statistics', false],
    ['webReservationUser', '/app/reservation/rules', false],
    ['webReservationUser', '/app/media/list', true],
    ['webReservationUser', '/app/store/list', false],
    ['webReservationUser', '/store/signage', false],
    ['operator', '/app/receptionist/answers', true],
    ['operator', '/app/receptionist/asked', false],
    ['operator', '/app/receptionist/settings', false],
    ['webReservationUser', '/app/receptionist/answers', false],
    ['webReservationUser', '/app/receptionist/asked', false],
    ['webReservationUser', '/app/receptionist/settings', false],
    ['companyAdmin', '/app/receptionist/asked', true],
    ['companyAdmin', '/app/receptionist/settings', true],
    ['systemAdmin', '/app/receptionist/settings', true],
    ['companyAdmin', '/app/users/add', true],
    ['companyAdmin', '/app/company/list', false],
    ['companyAdmin', '/app/outbox', false],
    ['systemAdmin', '/app/outbox', true],
    ['operator', '/app/users/profile', true],
    [undefined, '/app/users/add', true],
  ] as const)('%s, %s: %s', (role, pathname, isHers) => {
    expect(isFor(role, pathname, routes)).toBe(isHers);
  });

  it('lets every role open what its sidebar shows', () => {
    for (const role of roles) {
      for (const { items } of navigationFor(role, routes)) {
        for (const { to } of items) expect([role, to, isFor(role, to, routes)]).toEqual([role, to, true]);
      }
    }
  });
});
