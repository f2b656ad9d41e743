import * as z from 'zod/mini';
import { sureness } from '../domain/answer/sureness';
import { callReasons } from '../domain/receptionist/dialogue';
import { outsideServices, receptionistLimits } from '../domain/receptionist/receptionist';
import { languages } from '../language';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { faultless } from './checks';
import { flagField, idField, whoseFields } from './fields';
import { pageField, pageFields, sortField } from './list';
import { countField, versionField } from './numberFields';
import { openingHoursField } from './openingFields';
import { talkKinds } from './talking';
import { line, lines } from './textFields';
import { optional, savingNames, wireAnswer, wireInput } from './wire';

const { word, wordsAlike, greeting, keepDays, speed, pitch } = receptionistLimits;

const wordField = line({ min: 1, max: word, empty: 'required', short: 'required' });
const greetingField = lines(greeting);
const spokenGreeting = greetingField.check(faultless((text) => (text === '' ? 'required' : null)));

/** How the receptionist of a company is set up. */
export const receptionistFields = {
  isOn: flagField,
  hours: openingHoursField,
  greeting: spokenGreeting,
  greetingEn: greetingField,
  answersFrom: countField(sureness.answersFrom.min, sureness.answersFrom.max),
  callsPerson: flagField,
  answersEnglish: flagField,
  wakesByVoice: flagField,
  wakesByMotion: flagField,
  keepDays: countField(keepDays.min, keepDays.max),
  forbidden: z.array(wordField).check(z.maxLength(receptionistLimits.forbidden)),
  synonyms: z
    .array(z.array(wordField).check(z.minLength(2), z.maxLength(wordsAlike)))
    .check(z.maxLength(receptionistLimits.synonyms)),
  readings: z
    .array(z.strictObject({ written: wordField, reading: wordField }))
    .check(z.maxLength(receptionistLimits.readings)),
};

/** What a signage has of its own; null: as its company. */
export const signageReceptionistFields = {
  isOn: z.nullable(flagField),
  hours: openingHoursField,
  greeting: z.nullable(greetingField),
  greetingEn: z.nullable(greetingField),
};

/** How one character speaks. */
export const characterVoiceFields = {
  /** By its name at the engine; null: the engine's own. */
  voice: z.nullable(line({ min: 1, max: 100, empty: 'required', short: 'required' })),
  /** Percent. */
  speed: countField(speed.min, speed.max),
  /** Half tones. */
  pitch: z.int().check(z.minimum(pitch.min), z.maximum(pitch.max)),
};

export const receptionistNames = {
  ...savingNames,
  isOn: 'is_on',
  greetingEn: 'greeting_en',
  answersFrom: 'answers_from',
  callsPerson: 'calls_person',
  answersEnglish: 'answers_english',
  wakesByVoice: 'wakes_by_voice',
  wakesByMotion: 'wakes_by_motion',
  keepDays: 'keep_days',
} as const;

/** What outside services were asked this month, and how often they were not, for it would have been too often. */
const outsideUse = z.object({
  service: z.enum(outsideServices),
  asked: z.number(),
  refused: z.number(),
  tokensIn: z.number(),
  tokensOut: z.number(),
});

const engines = z.object({
  talk: z.enum(['builtIn', 'outside']),
  translation: z.enum(['none', 'outside']),
  hearing: z.enum(['browser', 'server']),
  voice: z.array(z.object({ language: z.enum(languages), engine: z.string() })),
});

const signageReceptionist = wireAnswer(
  {
    signageId: z.number(),
    name: z.string(),
    storeName: z.string(),
    isOn: z.nullable(z.boolean()),
    hours: openingHoursField,
    greeting: z.nullable(z.string()),
    greetingEn: z.nullable(z.string()),
    version: z.number(),
  },
  receptionistNames,
);

const characterVoice = z.object({
  characterId: z.number(),
  voice: z.nullable(z.string()),
  speed: z.number(),
  pitch: z.number(),
});

const receptionistAnswer = wireAnswer(
  {
    result: z.literal('OK'),
    ...receptionistFields,
    version: z.number(),
    signages: z.array(signageReceptionist),
    characterVoices: z.array(characterVoice),
    voices: z.array(z.object({ language: z.enum(languages), id: z.string(), name: z.string() })),
    engines,
    outsideUses: z.array(outsideUse),
  },
  { ...receptionistNames, characterVoices: 'character_voices', outsideUses: 'outside_uses' },
);
export type ReceptionistAnswer = z.output<typeof receptionistAnswer>;

const instant = z.iso.datetime({ offset: true });

const suggestion = z.object({ id: z.number(), ja: z.string(), en: z.string() });

/** What a screen knows of its receptionist. */
const ownReceptionist = wireAnswer(
  {
    result: z.literal('OK'),
    isOn: z.boolean(),
    hours: openingHoursField,
    greeting: z.string(),
    greetingEn: z.string(),
    suggestions: z.array(suggestion),
    wakesByVoice: z.boolean(),
    wakesByMotion: z.boolean(),
    /** What is not shown of what a visitor says. */
    forbidden: z.array(z.string()),
  },
  receptionistNames,
);
export type OwnReceptionist = z.output<typeof ownReceptionist>;

const dialogueLine = z.object({
  by: z.enum(['visitor', 'receptionist']),
  text: z.string(),
  /** In the other language; empty where nobody translated it. */
  translated: z.string(),
  saidAt: instant,
});

const dialogue = z.object({
  language: z.enum(languages),
  /** Why a person was called. */
  because: z.nullable(z.enum(callReasons)),
  lines: z.array(dialogueLine),
});
export type Dialogue = z.output<typeof dialogue>;

/** Something that visitors asked, counted with all that means the same. */
const askedQuestion = z.object({
  /** Names it, and all that is counted with it. */
  key: z.string(),
  text: z.string(),
  times: z.number(),
  lastAt: instant,
  signageName: z.string(),
  storeName: z.string(),
  kind: z.enum(talkKinds),
  /** Of the last time: whether a person was called. */
  wasHandedOver: z.boolean(),
  /** Nothing more is to be done about it. */
  isAside: z.boolean(),
  nearest: z.nullable(z.object({ answerId: z.number(), question: z.string(), sureness: z.number() })),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

const askedPage = z.object({
  result: z.literal('OK'),
  rows: z.array(askedQuestion),
  total: z.number(),
  /** Percent: from there on the receptionist of the company answers without asking back. */
  answersFrom: z.number(),
});

export const askedSortKeys = ['times', 'lastAt'] as const;

export const receptionistCalls = defineCalls({
  getReceptionist: {
    kind: 'json',
    method: 'POST',
    path: '/api/getReceptionist',
    summary:
      'How the receptionist of a company is set up, what its screens and characters have of their own, and what it costs',
    input: z.strictObject(whoseFields),
    output: receptionistAnswer,
    errors: ['companyNeeded', 'notFound'],
    capability: 'receptionist.manage',
  },
  changeReceptionist: {
    kind: 'json',
    method: 'POST',
    path: '/api/updateReceptionist',
    summary: 'Change how the receptionist of a company is set up: only the fields sent',
    input: wireInput(
      { ...whoseFields, ...optional(receptionistFields), seenVersion: z.optional(versionField) },
      receptionistNames,
    ),
    output: okAnswer,
    errors: ['companyNeeded', 'notFound', 'changedMeanwhile'],
    capability: 'receptionist.manage',
  },
  changeSignageReceptionist: {
    kind: 'json',
    method: 'POST',
    path: '/api/updateSignageReceptionist',
    summary: 'What the receptionist of one signage has of its own: only the fields sent',
    input: wireInput(
      { signageId: idField, ...optional(signageReceptionistFields), seenVersion: z.optional(versionField) },
      receptionistNames,
    ),
    output: okAnswer,
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'receptionist.manage',
  },
  changeCharacterVoice: {
    kind: 'json',
    method: 'POST',
    path: '/api/updateCharacterVoice',
    summary: 'How a character speaks for a company',
    input: z.strictObject({ ...whoseFields, characterId: idField, ...characterVoiceFields }),
    output: okAnswer,
    errors: ['companyNeeded', 'notFound'],
    capability: 'receptionist.manage',
  },
  getOwnReceptionist: {
    kind: 'json',
    method: 'POST',
    path: '/api/getOwnReceptionist',
    summary: 'What a screen needs to let its receptionist answer',
    input: z.strictObject({}),
    output: ownReceptionist,
    errors: ['notFound'],
    capability: 'receptionist.show',
    passive: true,
  },
  pageOfAsked: {
    kind: 'json',
    method: 'POST',
    path: '/api/getAsked',
    summary:
      'What visitors asked, counted by what means the same; isAnswered false: what was not answered and nobody has put aside',
    input: z.strictObject({
      ...whoseFields,
      isAnswered: z.optional(flagField),
      ...pageFields,
      page: z._default(pageField, 1),
      sort: sortField(askedSortKeys),
    }),
    output: askedPage,
    errors: ['companyNeeded'],
    capability: 'receptionist.manage',
  },
  putAsideAsked: {
    kind: 'json',
    method: 'POST',
    path: '/api/putAsideAsked',
    summary: 'Nothing is to be answered to this, or it is to be shown again',
    input: z.strictObject({
      ...whoseFields,
      key: z.string().check(z.minLength(1), z.maxLength(400)),
      isAside: flagField,
    }),
    output: okAnswer,
    errors: ['companyNeeded'],
    capability: 'receptionist.manage',
  },
  deleteTalk: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteTalk',
    summary: 'Delete all that visitors of a company said to the receptionist, now',
    input: z.strictObject(whoseFields),
    output: okAnswer,
    errors: ['companyNeeded', 'notFound'],
    capability: 'receptionist.manage',
  },
  getDialogue: {
    kind: 'json',
    method: 'POST',
    path: '/api/getDialogue',
    summary: 'What a visitor and the receptionist said before she called; null where they said nothing',
    input: z.strictObject({ requestId: z.uuid() }),
    output: z.object({ result: z.literal('OK'), dialogue: z.nullable(dialogue) }),
    errors: [],
    capability: 'dialogue.read',
    passive: true,
  },
});
