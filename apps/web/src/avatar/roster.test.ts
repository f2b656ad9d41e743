// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { characters } from './characters';
import { loadCharacter } from './load';
import { objectEntries } from './rig/groups';
import { isCharacterId, PICTURES, pictureOf } from './roster';

const files = Object.keys(import.meta.glob('../../public/characters/*/*', { query: '?url' }));

describe('roster', () => {
  it('knows its own', () => {
    expect(isCharacterId('kei-short')).toBe(true);
    expect(isCharacterId('toString')).toBe(false);
  });

  it.each(characters.map(({ id }) => id))('loads %s and has all its pictures', async (id) => {
    expect((await loadCharacter(id)).id).toBe(id);
    for (const [picture] of objectEntries(PICTURES)) expect(files).toContain(`../../public${pictureOf(id, picture)}`);
  });
});
