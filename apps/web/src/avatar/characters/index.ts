import type { Character } from '../character';
import { kei } from './kei';
import { keiShort } from './kei-short';
import { kento } from './kento';
import { lin } from './lin';
import { neCustom } from './ne-custom';

/** All of them at once, for drawing the pictures and for tests; pages fetch one with `loadCharacter`. */
export const characters: readonly Character[] = [kei, keiShort, kento, lin, neCustom()];

export function characterById(id: string): Character {
  const character = characters.find((candidate) => candidate.id === id);
  if (!character) throw new Error(`no character "${id}"`);
  return character;
}
