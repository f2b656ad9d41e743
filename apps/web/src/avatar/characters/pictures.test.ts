import { builtInCharacters, characterPictures } from '@mukae/contract/domain/character/builtIn';
import { describe, expect, it } from 'vitest';
import { drawnCharacters } from '.';

const files = Object.keys(import.meta.glob('../../../public/characters/*/*', { query: '?url' }));

describe('the characters of the house', () => {
  it('are all drawn', () => {
    expect(drawnCharacters.map(({ id }) => id).toSorted()).toEqual(builtInCharacters.map(({ id }) => id).toSorted());
  });

  it.each(builtInCharacters.map(({ id }) => id))('%s has all its pictures', (id) => {
    const { thumb, standby, pose } = characterPictures(id);
    for (const path of [thumb, standby, pose('wave'), pose('fold'), pose('bow'), pose('guide')]) {
      expect(files).toContain(`../../../public${path}`);
    }
  });
});
