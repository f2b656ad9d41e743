import type { BuiltInCharacter } from '@mukae/contract/domain/character/builtIn';
import type { Avatar } from './avatar';
import type { DrawnCharacter } from './character';
import { DrawnAvatar, type Surface } from './vector/drawnAvatar';

/** One file each, fetched when it is needed. */
const characters: Record<BuiltInCharacter, () => Promise<DrawnCharacter>> = {
  kei: async () => (await import('./characters/kei')).kei,
  'kei-short': async () => (await import('./characters/kei-short')).keiShort,
  kento: async () => (await import('./characters/kento')).kento,
  lin: async () => (await import('./characters/lin')).lin,
  'ne-custom': async () => (await import('./characters/ne-custom')).neCustom(),
};

export async function loadVectorAvatar(id: BuiltInCharacter, canvas: Surface): Promise<Avatar> {
  return new DrawnAvatar(await characters[id](), canvas);
}
