import { characterCalls } from '@mukae/contract/calls/characters';
import type { Database } from '../../platform/db/database';
import { type Handler, handle } from '../../platform/http/handler';
import { allCharacters, type Character } from './characters.repo';

const presentCharacter = ({ id, name, imageUrl, standbyImageUrl }: Character) => ({
  id,
  name,
  image_url: imageUrl,
  standby_image_url: standbyImageUrl,
});

export const characterHandlers = (db: Database): Handler[] => {
  const list = async () => (await allCharacters(db)).map(presentCharacter);
  return [
    handle(characterCalls.getCharacter, list),
    handle(characterCalls.getAllCharacters, async () => ({ result: 'OK', characters: await list() })),
  ];
};
