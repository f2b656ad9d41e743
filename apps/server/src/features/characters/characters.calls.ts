import { ok } from '@mukae/contract/calls/answers';
import { type CharacterAnswer, characterCalls } from '@mukae/contract/calls/characters';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import type { Database } from '#platform/db/database';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile } from '#platform/storage/storedFile';
import { castFor } from './cast';
import { characterFileKey, characterFileUrl } from './characterFiles';
import { type Character, findCharacter, findCharacterByKey, listCharacters } from './characters.repo';
import type { Holders, OwnCharacters } from './ownCharacters';

interface Dependencies {
  db: Database;
  storage: Storage;
  own: OwnCharacters;
}

const presentCharacter = (character: Character): CharacterAnswer => ({
  id: character.id,
  name: character.name,
  image_url: character.imageUrl,
  standby_image_url: character.standbyImageUrl,
  model_url: character.companyId === null ? '' : characterFileUrl(character, 'vrm'),
});

/** The first of those who have it, and that there are more. */
function namesOf({ first, count }: Holders): string[] {
  const named = first.map((name) => `・${name}`);
  return count > first.length ? [...named, '…'] : named;
}

/** Its address is made for its content. */
const immutable = 'private, max-age=31536000, immutable';

export function characterHandlers({ db, storage, own }: Dependencies): Handler[] {
  return [
    handle(characterCalls.getCharacter, async ({ input, principal }) => {
      const character = await findCharacter(db, castFor(principal), input.targetId);
      if (!character) throw new Refusal('notFound');
      return presentCharacter(character);
    }),

    handle(characterCalls.listCharacters, async ({ input, principal }) =>
      (await listCharacters(db, castFor(principal, input.companyId))).map(presentCharacter),
    ),

    handle(characterCalls.getAllCharacters, async ({ input, principal }) => {
      const characters = await listCharacters(db, castFor(principal, input.companyId));
      return { result: 'OK', characters: characters.map(presentCharacter) };
    }),

    handleAdding(characterCalls.addCharacter, async ({ input, files, principal, noteAdded }) => {
      const [model, image] = [neededFile(files, 'model'), neededFile(files, 'image')];
      return own.add(principal, { name: input.name, model, image, companyId: input.companyId }, noteAdded);
    }),

    handle(characterCalls.deleteCharacter, async ({ input, principal, language }) => {
      const outcome = await own.remove(principal, input.targetId, input.isForced);
      return outcome === 'removed' ? ok : confirmFirst('characterInUse', language, namesOf(outcome.asksAbout));
    }),

    handleFile(characterCalls.getCharacterFile, async ({ input: { filename }, principal }) => {
      const kind = filename.endsWith('.vrm') ? 'vrm' : 'webp';
      const key = filename.slice(0, -kind.length - 1);
      const character = await findCharacterByKey(db, castFor(principal), key);
      if (!character) throw new Refusal('notFound');
      return {
        ...(await findStoredFile(storage, characterFileKey(key, kind))),
        contentType: kind === 'vrm' ? 'model/gltf-binary' : 'image/webp',
        cacheControl: immutable,
        version: key,
      };
    }),
  ];
}
