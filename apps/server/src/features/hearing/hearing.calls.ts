import { readFile } from 'node:fs/promises';
import { hearingCalls } from '@mukae/contract/calls/hearing';
import { speechInWav } from '@mukae/contract/domain/hearing/spokenSound';
import type { LoggedIn } from '#platform/access/principal';
import { type Handler, handle } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import { Refusal } from '#platform/refusals/refusal';
import type { SpeechHearing } from './speechHearing';

type Whose = Pick<LoggedIn['person'], 'companyId' | 'userId'>;

interface Dependencies {
  hearing: SpeechHearing;
  /** Refuses what is too much, and counts what somebody outside is asked, perhaps for money. */
  meter: { bound(whose: Whose): Promise<void>; note(whose: Whose): Promise<void> };
}

export const hearingHandlers = ({ hearing, meter }: Dependencies): Handler[] => [
  handle(hearingCalls.getHearing, async () => ({ result: 'OK', engine: hearing.engine() })),

  handle(hearingCalls.hear, async ({ input, files, principal: { person } }) => {
    const sound = neededFile(files, 'sound');
    await meter.bound(person);
    const speech = speechInWav(await readFile(sound.path));
    if (!speech) throw new Refusal('fileBroken');
    let wasOutside = false;
    const { text, language } = await hearing.understand(speech, input.language, sound.sentBy, () => {
      wasOutside = true;
    });
    if (wasOutside) await meter.note(person);
    return { result: 'OK', heard: text, language };
  }),
];
