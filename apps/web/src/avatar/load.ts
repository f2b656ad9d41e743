import type { Character } from './character';
import type { CharacterId } from './roster';

/** Fetches the drawing of one character only. */
export async function loadCharacter(id: CharacterId): Promise<Character> {
  switch (id) {
    case 'kei':
      return (await import('./characters/kei')).kei;
    case 'kei-short':
      return (await import('./characters/kei-short')).keiShort;
    case 'kento':
      return (await import('./characters/kento')).kento;
    case 'lin':
      return (await import('./characters/lin')).lin;
    case 'ne-custom':
      return (await import('./characters/ne-custom')).neCustom();
  }
}
