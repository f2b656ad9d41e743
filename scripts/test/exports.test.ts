import { describe, expect, it } from 'vitest';
import { faultsOfExports } from './exports';
import type { Offer } from './readExports';

const offer = (file: string, parts: Partial<Offer> = {}): Offer => ({
  file: `apps/web/src/${file}`,
  declared: [],
  handedOn: [],
  uses: [],
  ...parts,
});
const of = (file: string, name: string) => ({ file: `apps/web/src/${file}`, name });

describe('the check of what is exported', () => {
  it('finds what nobody uses', () => {
    const offers = [offer('a.ts', { declared: ['one', 'two'] }), offer('b.ts', { uses: [of('a.ts', 'one')] })];
    expect(faultsOfExports(offers)).toEqual(['nobody uses two: apps/web/src/a.ts']);
  });

  it('follows a face to what it hands on, and finds what it hands on for nobody', () => {
    const face = offer('features/x/index.ts', {
      handedOn: [
        { ...of('features/x/a.ts', 'one'), as: 'one' },
        { ...of('features/x/a.ts', 'two'), as: 'two' },
      ],
    });
    const user = offer('app/b.ts', { uses: [of('features/x/index.ts', 'one')] });
    expect(faultsOfExports([offer('features/x/a.ts', { declared: ['one', 'two'] }), face, user])).toEqual([
      'nobody uses two: apps/web/src/features/x/a.ts',
      'nobody uses two: apps/web/src/features/x/index.ts',
    ]);
  });

  it('finds a name that means two things', () => {
    const users = offer('c.ts', { uses: [of('a.ts', 'Size'), of('b.ts', 'Size')] });
    const offers = [offer('a.ts', { declared: ['Size'] }), offer('b.ts', { declared: ['Size'] }), users];
    expect(faultsOfExports(offers)).toEqual(['Size is the name of two things: apps/web/src/a.ts, apps/web/src/b.ts']);
  });
});
