import { describe, expect, it } from 'vitest';
import { changed, hasChanged } from './changed';

const before = { name: '1F', storeId: 3, characterId: null, isFilmed: false, rows: [{ text: 'Call', size: 20 }] };

describe('what has changed', () => {
  it('is nothing between two that say the same', () => {
    expect(changed(before, { ...before, rows: [{ text: 'Call', size: 20 }] })).toEqual({});
    expect(hasChanged(before, { ...before, rows: [...before.rows] })).toBe(false);
  });

  it('is every part that differs, whole and as it is now', () => {
    expect(changed(before, { ...before, name: '2F', characterId: 2 })).toEqual({ name: '2F', characterId: 2 });
    expect(changed(before, { ...before, storeId: null, isFilmed: true })).toEqual({ storeId: null, isFilmed: true });
    expect(hasChanged(before, { ...before, name: '1F ' })).toBe(true);
  });

  it('is a list whose rows differ in number, in order or in one of their parts', () => {
    const [row] = before.rows;
    const other = { text: 'Guide', size: 20 };
    for (const rows of [[], [row, other], [{ ...row, size: 21 }], [{ ...row, colour: '#ffffff' }]]) {
      expect(changed(before, { rows })).toEqual({ rows });
    }
    expect(changed({ rows: [row, other] }, { rows: [other, row] })).toEqual({ rows: [other, row] });
  });

  it('is what was not there before, and says nothing of what is not there now', () => {
    expect(changed(before, { name: '1F', image: 'door.png' })).toEqual({ image: 'door.png' });
    expect(changed(before, { name: '1F' })).toEqual({});
  });

  it('is looked for among the fields that are named, and nowhere else', () => {
    expect(changed(before, { name: '2F', storeId: 4, companyId: 9 }, { name: true, storeId: true })).toEqual({
      name: '2F',
      storeId: 4,
    });
  });

  it('is another thing of its own kind, such as a file, whatever is in it', () => {
    class Picture {}
    const image = new Picture();
    expect(changed({ image }, { image })).toEqual({});
    expect(hasChanged({ image }, { image: new Picture() })).toBe(true);
  });
});
