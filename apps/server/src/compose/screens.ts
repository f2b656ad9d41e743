import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import { characterHolders } from '#features/accounts';
import { characterHandlers, makeCharacterFiles, makeOwnCharacters } from '#features/characters';
import { makeMediaFiles, makeMediaLibrary, mediaHandlers, refuseOverQuota } from '#features/media';
import { makeMessages, visitorMessageHandlers } from '#features/messages';
import { makePairing, pairingHandlers } from '#features/pairing';
import { reservationsWithCharacter } from '#features/reservations';
import {
  makeCopyTemplates,
  makeDrafts,
  makeFindSignage,
  makeOutages,
  makePresets,
  makePublishTemplates,
  makeScreenCommands,
  makeScreenHealths,
  makeScreenPictures,
  makeShowing,
  makeSignageChanges,
  makeSignageOperators,
  makeSignageTables,
  makeTemplateChanges,
  screenCommandHandlers,
  screenHealthHandlers,
  signageHandlers,
} from '#features/signages';
import type { FirstOf } from '#platform/db/firstOf';
import type { OpenDesks } from './desks';
import type { Foundation } from './foundation';

/** Signages, what they show, media and characters, and what visitors leave there. */
export function setUpScreens(foundation: Foundation, { reception: { presence, announce, command } }: OpenDesks) {
  const { db, clock, audit, sessions, storage, strays, throttle, pictures, checkCurrentPassword, takenLoginIds } =
    foundation;
  const { settings, log, version, outbox, mailAllowance } = foundation;
  const statusOf = presence.signage;
  const findSignage = makeFindSignage(db);
  const operators = makeSignageOperators({ db, audit, findSignage });
  const showing = makeShowing(db);
  const files = makeMediaFiles(strays);
  const library = makeMediaLibrary({ db, clock, audit, files, strays, showing });
  const pairing = makePairing({ db, clock, throttle, sessions, audit, findSignage, statusOf });
  async function characterHoldersOf(characterId: number): Promise<FirstOf<string>> {
    const accounts = await characterHolders(db, characterId, namesShown.inList);
    const meetings = await reservationsWithCharacter(db, characterId, clock.now(), namesShown.inList);
    return { first: [...accounts.first, ...meetings.first], count: accounts.count + meetings.count };
  }
  const ownCharacters = makeOwnCharacters({
    db,
    audit,
    files: makeCharacterFiles(strays),
    refuseOverQuota,
    holdersOf: characterHoldersOf,
  });
  const messages = makeMessages({
    db,
    clock,
    throttle,
    audit,
    findSignage,
    outbox,
    mailAllowance,
    publicUrl: settings.publicUrl,
    log,
    tell: ({ signageName, ...place }) =>
      announce(place, { type: 'visitorMessage', signageId: place.signageId, signageName }),
  });
  const changes = makeSignageChanges({
    db,
    clock,
    audit,
    sessions,
    pictures,
    checkCurrentPassword,
    takenLoginIds,
    findSignage,
    isInCall: presence.isSignageInCall,
  });

  const commands = makeScreenCommands({ db, audit, findSignage, statusOf, command });
  const screenPictures = makeScreenPictures({ db, clock, storage, strays, findSignage, commands });
  const healths = makeScreenHealths({ db, clock, statusOf, findSignage });
  const { publicUrl } = settings;
  const outages = makeOutages({ db, clock, log, outbox, mailAllowance, publicUrl, statusOf });

  const handlers = [
    ...mediaHandlers({ db, storage, library, showing }),
    ...characterHandlers({ db, storage, own: ownCharacters }),
    ...signageHandlers({
      db,
      statusOf,
      statusesIn: presence.signages,
      healths,
      findSignage,
      changes,
      templates: makeTemplateChanges({ db, clock, audit, library, sessions, findSignage }),
      templateWork: {
        drafts: makeDrafts({ db, clock, findSignage }),
        publish: makePublishTemplates({ db, clock, audit, library, sessions, findSignage }),
        copy: makeCopyTemplates({ db, clock, audit, findSignage }),
        presets: makePresets({ db, clock, audit, findSignage }),
      },
      operators,
      tables: makeSignageTables({ db, clock, sessions, audit, takenLoginIds }),
    }),
    ...screenHealthHandlers({ version, healths, pictures: screenPictures }),
    ...screenCommandHandlers({ commands, pictures: screenPictures }),
    ...pairingHandlers(pairing),
    ...visitorMessageHandlers({ db, messages }),
  ];
  return { handlers, operators, library, pairing, messages, screenPictures, outages };
}

export type Screens = ReturnType<typeof setUpScreens>;
