import type { DrawnCharacter } from '../character';
import { kei } from './kei';
import { keiShort } from './kei-short';
import { kento } from './kento';
import { lin } from './lin';
import { neCustom } from './ne-custom';

/** All of them at once, for drawing the pictures and for tests; pages fetch one with `loadCharacter`. */
export const drawnCharacters: readonly DrawnCharacter[] = [kei, keiShort, kento, lin, neCustom()];

export function characterById(id: string): DrawnCharacter {
  const character = drawnCharacters.find((candidate) => candidate.id === id);
  if (!character) throw new Error(`no character "${id}"`);
  return character;
}
