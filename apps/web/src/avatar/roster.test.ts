// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characters } from './characters';
import { objectEntries } from './rig/groups';
import { isCharacterId, loadCharacter, PICTURES, pictureOf } from './roster';

const PUBLIC = join(import.meta.dirname, '../../public');

describe('roster', () => {
  it('knows its own', () => {
    expect(isCharacterId('kei-short')).toBe(true);
    expect(isCharacterId('toString')).toBe(false);
  });

  it.each(characters.map(({ id }) => id))('loads %s and has all its pictures', async (id) => {
    expect((await loadCharacter(id)).id).toBe(id);
    for (const [picture] of objectEntries(PICTURES))
      expect(existsSync(join(PUBLIC, pictureOf(id, picture)))).toBe(true);
  });
});
