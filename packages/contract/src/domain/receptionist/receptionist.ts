import { sureness } from '../answer/sureness';
import type { OpeningHours } from '../hours/openingHours';
import type { BothLanguages } from '../scene/sceneWords';
import type { SpokenReading } from '../voice/readings';

/** How the receptionist of a company is set up; its administrator writes it. */
export interface ReceptionistRules {
  isOn: boolean;
  /** When she answers; null: always. */
  hours: OpeningHours | null;
  greeting: string;
  greetingEn: string;
  /** Percent: from there on she answers without asking back. */
  answersFrom: number;
  /** Whether she calls a person after she has not understood several times. */
  callsPerson: boolean;
  /** Whether who speaks English is answered in English. */
  answersEnglish: boolean;
  wakesByVoice: boolean;
  wakesByMotion: boolean;
  /** Days after which what visitors said is deleted. */
  keepDays: number;
  /** Words that she neither shows nor says nor sends on. */
  forbidden: readonly string[];
  /** Groups of words that mean the same here. */
  synonyms: readonly (readonly string[])[];
  /** How names are read aloud. */
  readings: readonly SpokenReading[];
}

/** Outside services that may cost money. */
export const outsideServices = ['talk', 'translation', 'hearing', 'voice'] as const;
export type OutsideService = (typeof outsideServices)[number];

export const receptionistLimits = {
  greeting: 60,
  keepDays: { min: 1, usual: 30, max: 90 },
  forbidden: 200,
  synonyms: 200,
  wordsAlike: 20,
  readings: 200,
  word: 40,
  speed: { min: 70, usual: 100, max: 140 },
  pitch: { min: -6, usual: 0, max: 6 },
} as const;

export const usualGreeting: BothLanguages = {
  ja: 'いらっしゃいませ。\nご用件をお聞かせください。',
  en: 'Welcome. How can I help you?',
};

export const usualReceptionist: ReceptionistRules = {
  isOn: true,
  hours: null,
  greeting: usualGreeting.ja,
  greetingEn: usualGreeting.en,
  answersFrom: sureness.answersFrom.usual,
  callsPerson: true,
  answersEnglish: true,
  wakesByVoice: true,
  wakesByMotion: false,
  keepDays: receptionistLimits.keepDays.usual,
  forbidden: [],
  synonyms: [],
  readings: [],
};

/** What one signage has of its own; null: as its company. */
export interface SignageReceptionist {
  isOn: boolean | null;
  greeting: string | null;
  greetingEn: string | null;
  hours: OpeningHours | null;
}

export const usualSignageReceptionist: SignageReceptionist = {
  isOn: null,
  greeting: null,
  greetingEn: null,
  hours: null,
};
