import { describe, expect, it } from 'vitest';
import { allCalls } from './all';
import type { Call, CallGroup } from './call';
import { byRoute } from './routes';
import { type CallMark, fits, marked, marksOf, notMarked, variantIn, withoutMarks, writtenMarks } from './variants';

const everyCall: [string, Call][] = Object.values<CallGroup>(allCalls).flatMap((group) => Object.entries(group));
const routes = byRoute(everyCall, ([, call]) => call);
const shared = routes.filter((calls) => calls.length > 1);

/** No value says both. */
function exclude(one: CallMark, other: CallMark): boolean {
  const written = [one, other].flatMap((mark) => (typeof mark === 'string' ? [] : [...mark]));
  return [undefined, '', 'anything', ...written].every((value) => !fits(one, value) || !fits(other, value));
}

const pairs = shared.flatMap((calls) =>
  calls.flatMap(([name, one], place) => calls.slice(place + 1).map(([other, call]) => ({ name, one, other, call }))),
);

describe('calls on one path', () => {
  it('are those that mean several things', () => {
    expect(shared.map(([[, { method, path }]]) => `${method} ${path}`).sort()).toEqual([
      'POST /api/addMedia',
      'POST /api/addSignageUser',
      'POST /api/getAnswers',
      'POST /api/getCallRecord',
      'POST /api/getChannel',
      'POST /api/getCharacter',
      'POST /api/getMedia',
      'POST /api/getOutbox',
      'POST /api/getScreenHealth',
      'POST /api/getSignage',
      'POST /api/getStore',
      'POST /api/getTemplateDraft',
      'POST /api/getUser',
      'POST /api/pwResetUser',
      'POST /api/updateCompany',
      'POST /api/updateSignage',
      'POST /api/updateUser',
      'POST /reservation/getReservations',
    ]);
  });

  it.each(pairs)('[W-04] the same fields never mean both $name and $other', ({ one, call }) => {
    for (const mine of marksOf(one)) {
      for (const theirs of marksOf(call)) {
        const apart = Object.entries(mine).filter(([field, mark]) => {
          const other = theirs[field];
          return other !== undefined && exclude(mark, other);
        });
        expect(apart).not.toEqual([]);
      }
    }
  });

  it.each(pairs)('[W-04] $name and $other travel alike, for which is meant is known only after', ({ one, call }) => {
    const travel = ({ kind, passive, sessionless, refused }: Call) => ({ kind, passive, sessionless, refused });
    expect(travel(one)).toEqual(travel(call));
  });

  it('[W-04] a call that has its path for itself is not told apart', () => {
    const alone = routes.filter((calls) => calls.length === 1).flat();
    expect(alone.filter(([, { when }]) => when !== undefined)).toEqual([]);
  });

  it('[W-04] only forms are told apart by what is written: there it is always a text', () => {
    const byValue = everyCall.filter(([, call]) =>
      marksOf(call).some((marks) => Object.values(marks).some((mark) => Array.isArray(mark))),
    );
    expect(new Set(byValue.map(([, { kind }]) => kind))).toEqual(new Set(['form']));
  });
});

describe('which call is meant', () => {
  const device = { name: 'device', when: { isTemplate: notMarked } };
  const scene = { name: 'scene', when: { isTemplate: marked, target: ['scene'] } } as const;
  const logo = { name: 'logo', when: { isTemplate: marked, target: ['logo'] } } as const;
  const meant = (fields: unknown) => {
    const found = variantIn([device, scene, logo], (variant) => variant, fields);
    return 'meant' in found ? found.meant.name : found;
  };

  it('is what the fields say', () => {
    expect(meant({})).toBe('device');
    expect(meant({ isTemplate: 'false', target: 'logo' })).toBe('device');
    expect(meant({ isTemplate: '1', target: 'scene' })).toBe('scene');
    expect(meant({ isTemplate: 'true', target: 'logo' })).toBe('logo');
  });

  it('is none where a field says something else, which is named', () => {
    expect(meant({ isTemplate: 'maybe' })).toEqual({ misfit: 'isTemplate' });
    expect(meant({ isTemplate: '1' })).toEqual({ misfit: 'target' });
    expect(meant({ isTemplate: '1', target: 'everything' })).toEqual({ misfit: 'target' });
  });

  it('may be said in several ways', () => {
    const user = { when: [{ userId: 'given' }, { userId: 'missing', mediumId: 'missing' }] } as const;
    const medium = { when: { userId: 'missing', mediumId: 'given' } } as const;
    const found = (fields: object) => variantIn([user, medium], (variant) => variant, fields);
    expect(found({ userId: '1', mediumId: '2' })).toMatchObject({ meant: user });
    expect(found({})).toMatchObject({ meant: user });
    expect(found({ mediumId: '2' })).toMatchObject({ meant: medium });
  });

  it.each([null, 5, 'text', [], { constructor: 1 }])('is the one without marks for %j', (fields) => {
    expect(meant(fields)).toBe('device');
  });

  it('is said by the sender, and taken off by the receiver', () => {
    expect(writtenMarks(logo)).toEqual({ isTemplate: '1', target: 'logo' });
    expect(writtenMarks(device)).toEqual({});
    expect(withoutMarks(logo, { isTemplate: '1', target: 'logo', id: '5' })).toEqual({ id: '5' });
    expect(withoutMarks(device, { isTemplate: '0', id: '5' })).toEqual({ id: '5' });
  });

  it('leaves a field in its place that tells by being there', () => {
    const one = { when: { id: 'given' } } as const;
    expect(writtenMarks(one)).toEqual({});
    expect(withoutMarks(one, { id: 5 })).toEqual({ id: 5 });
  });
});
