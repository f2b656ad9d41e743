import type { Role } from '@mukae/contract/domain/account/role';
import { describe, expect, it } from 'vitest';
import { type RouteEntry, routes } from '../../pages/routes';
import { navigationFor } from './navigation';

const wordsFor = (role: Role | undefined, entries: readonly RouteEntry[] = routes) =>
  navigationFor(role, entries).map((group) => [group.word, ...group.items.map((item) => item.word)]);

describe('navigationFor', () => {
  it('leads an operator to standby and nowhere else', () => {
    expect(wordsFor('operator')).toEqual([['reception', 'standby']]);
  });

  it('gives a company administrator home and standby', () => {
    expect(wordsFor('companyAdmin')).toEqual([['reception', 'home', 'standby']]);
  });

  it('shows a web-reservation user the heading of reservations', () => {
    expect(wordsFor('webReservationUser')).toEqual([
      ['reception', 'standby'],
      ['reservation', 'todaysReservations'],
    ]);
  });

  it('lets a system administrator register accounts and read the outbox', () => {
    expect(wordsFor('systemAdmin')).toEqual([
      ['reception', 'home', 'standby'],
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

  it('leads every item to an address with a page', () => {
    const addresses = routes.flatMap((entry) => (entry.kind === 'page' ? [entry.layout + entry.path] : []));
    for (const group of navigationFor('systemAdmin', routes)) {
      for (const item of group.items) expect(addresses).toContain(item.to);
    }
  });
});
