import { type ReceptionistAnswer, receptionistFields } from '@mukae/contract/calls/receptionist';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import * as z from 'zod/mini';
import { andAlso, type Faults, type Reading, readChange } from '@/forms/reading';
import type { TypedNumber } from '@/forms/typedNumber';
import { type CharacterVoice, changedVoices } from './characterVoice';
import { type WordListName, wordLists } from './wordLists';

/** How the form holds it: lists of words as lines. */
export interface ReceptionistDraft extends Record<WordListName, string> {
  isOn: boolean;
  hours: OpeningHours | null;
  greeting: string;
  greetingEn: string;
  answersFrom: number;
  callsPerson: boolean;
  answersEnglish: boolean;
  wakesByVoice: boolean;
  wakesByMotion: boolean;
  keepDays: TypedNumber;
  voices: readonly CharacterVoice[];
}

const change = z.partial(z.object(receptionistFields));

export const draftOf = (receptionist: ReceptionistAnswer): ReceptionistDraft => ({
  isOn: receptionist.isOn,
  hours: receptionist.hours,
  greeting: receptionist.greeting,
  greetingEn: receptionist.greetingEn,
  answersFrom: receptionist.answersFrom,
  callsPerson: receptionist.callsPerson,
  answersEnglish: receptionist.answersEnglish,
  wakesByVoice: receptionist.wakesByVoice,
  wakesByMotion: receptionist.wakesByMotion,
  keepDays: receptionist.keepDays,
  forbidden: wordLists.forbidden.write(receptionist.forbidden),
  synonyms: wordLists.synonyms.write(receptionist.synonyms),
  readings: wordLists.readings.write(receptionist.readings),
  voices: receptionist.characterVoices,
});

const rulesIn = ({ voices: _, ...draft }: ReceptionistDraft) => ({
  ...draft,
  forbidden: wordLists.forbidden.read(draft.forbidden),
  synonyms: wordLists.synonyms.read(draft.synonyms),
  readings: wordLists.readings.read(draft.readings),
});

const listNames = ['synonyms', 'readings', 'forbidden'] as const satisfies readonly WordListName[];

/** That something is wrong with a list; what it is, and in which line, is said at its field. */
const faultsInLists = (draft: ReceptionistDraft): Faults =>
  Object.fromEntries(
    listNames.flatMap((name) => (wordLists[name].faultIn(draft[name]) ? [[name, 'wrongType' as const]] : [])),
  );

type Wanted = {
  rules: z.output<typeof change>;
  voices: readonly CharacterVoice[];
};

/** What was changed, or what is wrong with it. */
export const readReceptionist =
  (before: ReceptionistDraft) =>
  (draft: ReceptionistDraft): Reading<Wanted> => {
    const reading = andAlso(readChange(change, rulesIn(before), rulesIn(draft)), faultsInLists(draft));
    if (!reading.isRight) return reading;
    return { isRight: true, said: { rules: reading.said, voices: changedVoices(before.voices, draft.voices) } };
  };
