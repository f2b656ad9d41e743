import { builtInCharacters } from '@mukae/contract/domain/character/builtIn';
import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { refuseCalledOff } from '#platform/calls/calledOff';
import type { UploadedFile } from '#platform/calls/handler';
import type { Database, Queryable } from '#platform/db/database';
import type { FirstOf } from '#platform/db/firstOf';
import type { NoteAdded } from '#platform/once/once';
import { makePortrait } from '#platform/picture/portrait';
import { Refusal } from '#platform/refusals/refusal';
import { castFor } from './cast';
import { type CharacterFiles, characterFileUrl } from './characterFiles';
import { addCharacter, findCharacter, removeCharacter } from './characters.repo';
import { refuseUnfitModel } from './inspectModel';

interface NewCharacter {
  name: string;
  model: UploadedFile;
  image: UploadedFile;
  companyId: number | undefined;
}

/** Who has a character: people and screens by name, reservations ahead by number. */
export type Holders = FirstOf<string>;

/** The characters that a company brings along. */
export interface OwnCharacters {
  add(principal: LoggedIn, wanted: NewCharacter, noteAdded: NoteAdded): Promise<number>;
  /** Asks first when somebody has it. */
  remove(principal: LoggedIn, id: number, isForced: boolean): Promise<{ asksAbout: Holders } | 'removed'>;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  files: CharacterFiles;
  /** Of a company, with everything it keeps. */
  refuseOverQuota: (db: Queryable, companyId: number, size: number) => Promise<void>;
  holdersOf: (characterId: number) => Promise<Holders>;
}

export function makeOwnCharacters({ db, audit, files, refuseOverQuota, holdersOf }: Dependencies): OwnCharacters {
  return {
    async add(principal, { name, model, image, companyId: named }, noteAdded) {
      const companyId = await companyIn(db, reachOf(principal, 'character.manage', named));
      await refuseUnfitModel(model);
      const picture = await makePortrait(image.path);
      const size = model.size + picture.length;
      await refuseOverQuota(db, companyId, size);

      const key = await files.keep(model, picture);
      return db
        .transaction(async (tx) => {
          // Held, so that files which arrive together are counted one after another.
          await holdCompany(tx, companyId);
          await refuseOverQuota(tx, companyId, size);
          const imageUrl = characterFileUrl({ key }, 'webp');
          const position = builtInCharacters.length;
          const id = await addCharacter(tx, { key, name, imageUrl, standbyImageUrl: '', position, companyId, size });
          await files.claim(tx, key);
          await audit.record(tx, principal.person, { companyId, action: 'character.added', subject: name });
          await noteAdded(tx, id);
          refuseCalledOff(model);
          return id;
        })
        .catch(async (failure) => {
          await files.remove(key);
          throw failure;
        });
    },

    async remove(principal, id, isForced) {
      const character = await findCharacter(db, castFor(principal), id);
      if (!character || character.companyId === null) throw new Refusal('notFound');
      const { companyId, key, name } = character;
      const holders = await holdersOf(id);
      if (holders.count > 0 && !isForced) return { asksAbout: holders };
      await db.transaction(async (tx) => {
        if (!(await removeCharacter(tx, id))) throw new Refusal('notFound');
        await files.release(tx, key);
        await audit.record(tx, principal.person, { companyId, action: 'character.deleted', subject: name });
      });
      await files.remove(key);
      return 'removed';
    },
  };
}
