import { describe, expect, it } from 'vitest';
import { access, type Caller, callers, can, scopeOf } from './access';

/** What a caller may beyond what everybody may. */
const beyondEverybody = (caller: Caller): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(access).flatMap(([capability, grants]) => {
      const scopes: Partial<Record<Caller, string>> = grants;
      return scopes.anonymous === undefined && scopes[caller] !== undefined ? [[capability, scopes[caller]]] : [];
    }),
  );

describe('who may do what', () => {
  it('[A-A07] nobody may what everybody may, and no more', () => {
    expect(beyondEverybody('anonymous')).toEqual({});
    expect(can('anonymous', 'session.open')).toBe(true);
    expect(can('anonymous', 'user.read')).toBe(false);
  });

  it('[A-A07] [D-A11] whoever holds a temporary password may change her own user alone', () => {
    expect(beyondEverybody('temporary')).toEqual({ 'user.change': 'own' });
  });

  it('[A-A07] [D-A21] whoever waits for her reservation may nothing more', () => {
    expect(beyondEverybody('waiting')).toEqual({});
  });

  it('[A-A07] a signage changes nothing', () => {
    expect(scopeOf('signage', 'user.change')).toBeUndefined();
    expect(scopeOf('signage', 'store.read')).toBe('own');
  });

  it('[A-A07] [D-B05] whoever writes a scene may also choose from the media, and add to them', () => {
    const writers = callers.filter((caller) => can(caller, 'signage.change'));
    expect(writers.filter((caller) => !can(caller, 'media.read') || !can(caller, 'media.manage'))).toEqual([]);
  });

  it('[A-A07] only a systemAdmin reaches beyond her company', () => {
    for (const caller of ['companyAdmin', 'operator', 'signage', 'webReservationUser'] as const) {
      expect(Object.values(beyondEverybody(caller))).not.toContain('all');
    }
    expect(new Set(Object.values(beyondEverybody('systemAdmin')))).toEqual(new Set(['all']));
  });
});
