import { describe, expect, it } from 'vitest';
import { changesBetween } from './action';

describe('what differs between two states', () => {
  const before = { name: '横浜店', rate: 300, store: null, note: '' };

  it('[O-A02] is told field by field, as people read it', () => {
    expect(changesBetween(before, { name: '千葉店', rate: 250, store: '本店' })).toEqual([
      { field: 'name', from: '横浜店', to: '千葉店' },
      { field: 'rate', from: '300', to: '250' },
      { field: 'store', from: '', to: '本店' },
    ]);
  });

  it('[O-A02] is nothing for what stays or was not sent', () => {
    expect(changesBetween(before, before)).toEqual([]);
    expect(changesBetween(before, { name: undefined, rate: undefined })).toEqual([]);
    expect(changesBetween(before, { store: '', note: null })).toEqual([]);
  });

  it('[O-A02] tells that a password changed, and never to what', () => {
    expect(changesBetween({ password: '' }, { password: 'secret' })).toEqual([{ field: 'password', from: '', to: '' }]);
  });
});
