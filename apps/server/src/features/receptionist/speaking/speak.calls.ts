import { voiceCalls } from '@mukae/contract/calls/voices';
import { withoutForbidden } from '@mukae/contract/domain/talk/forbidden';
import { refuseUnknownPlaces } from '#features/accounts';
import { presentSpoken, type Voices } from '#features/voices';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import type { Meter } from '../outside/meter';
import { findCharacterVoice, findReceptionist } from '../setup/setup.repo';
import type { FindAsker } from '../talk/asker';

interface Dependencies {
  db: Database;
  meter: Pick<Meter, 'bound' | 'note'>;
  voices: Pick<Voices, 'speak'>;
  findAsker: FindAsker;
  /** Whoever is greeted is about to ask. */
  expectQuestion(companyId: number): void;
}

/** Speaks a line as the company has set it: with the voice of the character, its names as they are read, and without a word that it forbids. */
export const speakHandlers = ({ db, meter, voices, findAsker, expectQuestion }: Dependencies): Handler[] => [
  handle(voiceCalls.speak, async ({ principal, input }) => {
    const asker = await findAsker(principal, input.companyId);
    const { companyId } = asker;
    await refuseUnknownPlaces(db, companyId, { characterId: input.characterId });
    await meter.bound('voice', asker);
    expectQuestion(companyId);
    const [{ forbidden, readings }, own] = await Promise.all([
      findReceptionist(db, companyId),
      findCharacterVoice(db, companyId, input.characterId),
    ]);
    const { voice = own.voice, speed = own.speed, pitch = own.pitch } = input;
    let wasOutside = false;
    const spoken = await voices.speak({
      text: withoutForbidden(input.text, forbidden),
      language: input.language,
      choice: { voice, speed: speed / 100, pitch },
      readings,
      outsideAsked() {
        wasOutside = true;
      },
    });
    if (wasOutside) await meter.note('voice', asker);
    return { result: 'OK', spoken: spoken && presentSpoken(spoken) };
  }),
];
