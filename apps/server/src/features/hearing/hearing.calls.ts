import { readFile } from 'node:fs/promises';
import { hearingCalls } from '@mukae/contract/calls/hearing';
import { speechInWav } from '@mukae/contract/domain/hearing/spokenSound';
import { type Handler, handle } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import type { SpeechHearing } from './speechHearing';

interface Dependencies {
  hearing: SpeechHearing;
  throttle: Throttle;
  /** Somebody else is asked, perhaps for money. */
  noteOutside: (companyId: number | null) => Promise<void>;
}

export const hearingHandlers = ({ hearing, throttle, noteOutside }: Dependencies): Handler[] => [
  handle(hearingCalls.getHearing, async () => ({ result: 'OK', engine: hearing.engine() })),

  handle(hearingCalls.hear, async ({ input, files, principal: { person } }) => {
    const sound = neededFile(files, 'sound');
    await throttle.take('heardSoundsOfAccount', String(person.userId));
    const speech = speechInWav(await readFile(sound.path));
    if (!speech) throw new Refusal('fileBroken');
    if (hearing.isOutside) await noteOutside(person.companyId);
    const { text, language } = await hearing.understand(speech, input.language, sound.sentBy);
    return { result: 'OK', heard: text, language };
  }),
];
