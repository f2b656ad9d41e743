import { type ReceptionistAnswer, receptionistFields } from '@mukae/contract/calls/receptionist';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import * as z from 'zod/mini';
import { readChange } from '@/forms/reading';
import type { TypedNumber } from '@/forms/typedNumber';
import { groupsInLines, readingsInLines, wordsInLines } from './wordLists';

/** How the form holds it: lists of words as lines. */
export interface ReceptionistDraft {
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
  forbidden: string;
  synonyms: string;
  readings: string;
}

const change = z.partial(z.object(receptionistFields));

export const draftOf = ({ forbidden, synonyms, readings, ...rules }: ReceptionistAnswer): ReceptionistDraft => ({
  isOn: rules.isOn,
  hours: rules.hours,
  greeting: rules.greeting,
  greetingEn: rules.greetingEn,
  answersFrom: rules.answersFrom,
  callsPerson: rules.callsPerson,
  answersEnglish: rules.answersEnglish,
  wakesByVoice: rules.wakesByVoice,
  wakesByMotion: rules.wakesByMotion,
  keepDays: rules.keepDays,
  forbidden: wordsInLines.write(forbidden),
  synonyms: groupsInLines.write(synonyms),
  readings: readingsInLines.write(readings),
});

const asSent = ({ forbidden, synonyms, readings, ...draft }: ReceptionistDraft) => ({
  ...draft,
  forbidden: wordsInLines.read(forbidden),
  synonyms: groupsInLines.read(synonyms),
  readings: readingsInLines.read(readings),
});

/** What was changed, or what is wrong with it. */
export const readReceptionist = (before: ReceptionistDraft) => (draft: ReceptionistDraft) =>
  readChange(change, asSent(before), asSent(draft));
