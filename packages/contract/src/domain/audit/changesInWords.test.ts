import { describe, expect, it } from 'vitest';
import { changesInWords, inWords } from './changesInWords';

const before = { name: '横浜店', rate: 300, storeId: 7, note: null, hash: 'x' };
const telling = {
  names: { storeId: 'store', hash: 'password' },
  words: { storeId: (id: number) => `店舗 ${id}`, hash: () => '' },
};

describe('what was changed', () => {
  it('[O-A02] is told field by field, as people read it', () => {
    expect(changesInWords<object>(before, {}, {})).toEqual([]);
    expect(changesInWords(before, { name: '千葉店', rate: 250, storeId: 8 }, telling)).toEqual([
      { field: 'name', from: '横浜店', to: '千葉店' },
      { field: 'rate', from: '300', to: '250' },
      { field: 'store', from: '店舗 7', to: '店舗 8' },
    ]);
  });

  it('[O-A02] says nothing of what was left open, and nothing for nothing', () => {
    expect(changesInWords(before, { name: undefined, note: null }, telling)).toEqual([
      { field: 'note', from: '', to: '' },
    ]);
  });

  it('[O-A02] tells that a secret changed, and never to what', () => {
    expect(changesInWords(before, { hash: 'y' }, telling)).toEqual([{ field: 'password', from: '', to: '' }]);
  });
});

it('[O-U15] what there is, is told in the same words as a change of it', () => {
  const told = { name: '横浜店', rate: '300', store: '店舗 7', note: '', password: '' };
  expect(inWords(before, telling)).toEqual(told);
});
