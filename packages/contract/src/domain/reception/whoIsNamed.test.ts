import { describe, expect, it } from 'vitest';
import { whoIsNamed } from './whoIsNamed';

describe('the record of a call', () => {
  it.each(['reception', 'entered', 'monitoring'] as const)('[O-L60] names an operator in a %s', (kind) => {
    const operator = { role: 'operator', name: '佐藤 美咲' } as const;
    expect(whoIsNamed({ kind, userId: 2 }, operator)).toEqual({ userId: 2, name: '佐藤 美咲' });
  });

  it.each([
    ['reception', '運営'],
    ['entered', ''],
    ['monitoring', ''],
  ] as const)(
    '[D-K10] of kind %s names a system administrator to the company as "%s", never as its user',
    (kind, name) => {
      const system = { role: 'systemAdmin', name: '運営' } as const;
      expect(whoIsNamed({ kind, userId: 1 }, system)).toEqual({ userId: null, name });
    },
  );

  it('[O-L60] of a request that nobody answered names nobody', () => {
    expect(whoIsNamed({ kind: 'reception', userId: null }, undefined)).toEqual({ userId: null, name: '' });
  });
});
