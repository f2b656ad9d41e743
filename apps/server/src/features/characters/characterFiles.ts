import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '#platform/calls/handler';
import type { Transaction } from '#platform/db/database';
import type { StrayFiles } from '#platform/storage/strayFiles';
import type { Character } from './characters.repo';

type CharacterFile = 'vrm' | 'webp';
const kinds: readonly CharacterFile[] = ['vrm', 'webp'];

export const characterFileUrl = ({ key }: Pick<Character, 'key'>, kind: CharacterFile): string =>
  `/files/characters/${key}.${kind}`;

export const characterFileKey = (key: string, kind: CharacterFile): string => `characters/${key}.${kind}`;

/** The model and the picture behind the row of an own character: both, or neither. */
export interface CharacterFiles {
  /** Takes over an uploaded model; both files are stray ones until a row claims them. */
  keep(model: UploadedFile, picture: Buffer): Promise<string>;
  claim(tx: Transaction, key: string): Promise<void>;
  /** In the transaction that takes the row away; `remove` follows. */
  release(tx: Transaction, key: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export function makeCharacterFiles(strays: StrayFiles): CharacterFiles {
  const forBoth = async (key: string, deed: (fileKey: string) => Promise<void>): Promise<void> => {
    for (const kind of kinds) await deed(characterFileKey(key, kind));
  };
  return {
    async keep(model, picture) {
      const key = randomUUID();
      await strays.put(characterFileKey(key, 'webp'), picture);
      await strays.putFile(characterFileKey(key, 'vrm'), model.path);
      return key;
    },
    claim: (tx, key) => forBoth(key, (fileKey) => strays.claim(tx, fileKey)),
    release: (tx, key) => forBoth(key, (fileKey) => strays.release(tx, fileKey)),
    remove: (key) => forBoth(key, strays.remove),
  };
}
