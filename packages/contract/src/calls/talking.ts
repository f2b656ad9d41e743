import * as z from 'zod/mini';
import { answerGestures } from '../domain/answer/answer';
import { languages } from '../language';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { fault } from './checks';
import { flagField, idField, whoseFields } from './fields';
import { messageField } from './textFields';

/** What somebody says to the receptionist. */
const saidField = messageField.check(z.minLength(1, fault('required')));

export const talkKinds = ['answer', 'choices', 'handover'] as const;
export type TalkKind = (typeof talkKinds)[number];

const bothLanguages = { ja: z.string(), en: z.string() };
/** A question that can be asked with one touch. */
const choice = z.object({ id: z.number(), ...bothLanguages });
export type TalkChoice = z.output<typeof choice>;

/** What happens, in this order, while she answers. */
const talkEvent = z.discriminatedUnion('is', [
  /** In which language she answers. */
  z.object({ is: z.literal('understood'), language: z.enum(languages) }),
  /** What she does, and the picture that she shows; empty: none. */
  z.object({ is: z.literal('answering'), gesture: z.enum(answerGestures), picture: z.string() }),
  /** She needs a moment more. */
  z.object({ is: z.literal('filler'), ...bothLanguages }),
  /** What she says next; empty where it is not known in that language. */
  z.object({ is: z.literal('sentence'), ...bothLanguages }),
  z.object({
    is: z.literal('end'),
    kind: z.enum(talkKinds),
    /** Null from an outside model. */
    answerId: z.nullable(z.number()),
    /** What she asks back with, or, after an answer, what may be asked next. */
    choices: z.array(choice),
    /** The visitor took her leave. */
    isOver: z.boolean(),
  }),
]);
export type TalkEvent = z.output<typeof talkEvent>;

export const talkingCalls = defineCalls({
  translateText: {
    kind: 'json',
    method: 'POST',
    path: '/api/translateText',
    summary: 'What was said, in the other language; as it is where no service translates',
    input: z.strictObject({ msg: saidField }),
    output: z.object({ result: z.literal('OK'), translated: z.string() }),
    errors: ['tooMany'],
    capability: 'talk.ask',
  },
  talkAI: {
    kind: 'json',
    method: 'POST',
    path: '/api/talkAI',
    summary: 'Ask the receptionist: she answers, asks back with up to three choices, or hands over to a person',
    input: z.strictObject({ msg: saidField, ...whoseFields }),
    output: z.object({
      result: z.literal('OK'),
      answered: z.string(),
      kind: z.enum(talkKinds),
      answerId: z.nullable(z.number()),
      choices: z.array(z.object({ id: z.number(), question: z.string() })),
    }),
    errors: ['companyNeeded', 'tooMany'],
    capability: 'talk.ask',
  },
  talk: {
    kind: 'stream',
    method: 'POST',
    path: '/api/talkAI/stream',
    summary: 'The same as it comes, sentence by sentence; a choice is asked by its id',
    input: z.union([
      /** What was overheard, and may have been meant for somebody else, does not count where it is not understood. */
      z.strictObject({ msg: saidField, isOverheard: z.optional(flagField), ...whoseFields }),
      z.strictObject({ answerId: idField, language: z.enum(languages), ...whoseFields }),
    ]),
    event: talkEvent,
    errors: ['companyNeeded', 'notFound', 'tooMany'],
    capability: 'talk.ask',
  },
  restartTalk: {
    kind: 'json',
    method: 'GET',
    path: '/api/talkAI/restart',
    summary: 'The receptionist forgets what was said: somebody else stands there',
    input: z.strictObject({}),
    output: okAnswer,
    errors: [],
    capability: 'talk.ask',
    changesState: true,
  },
});
