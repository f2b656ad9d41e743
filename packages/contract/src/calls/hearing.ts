import * as z from 'zod/mini';
import { spokenSoundMaxBytes } from '../domain/hearing/spokenSound';
import { languages } from '../language';
import { defineCalls } from './call';

const spokenLanguages = [...languages, 'auto'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export const hearingCalls = defineCalls({
  getHearing: {
    kind: 'json',
    method: 'POST',
    path: '/api/getHearing',
    summary: 'Whether the service itself understands speech by now; a page may be able to without it',
    input: z.strictObject({}),
    output: z.object({ result: z.literal('OK'), engine: z.enum(['none', 'server']) }),
    errors: [],
    capability: 'talk.hear',
    passive: true,
  },
  hear: {
    kind: 'form',
    method: 'POST',
    path: '/api/hear',
    summary:
      'What was said in a sound: a wav of 16 kHz, 16 bits, one channel and at most 30 seconds. Empty where nothing was understood, whyever. No sound is kept',
    input: z.strictObject({ language: z.enum(spokenLanguages) }),
    files: { sound: { maxBytes: spokenSoundMaxBytes, tooLarge: 'tooLarge' } },
    output: z.object({ result: z.literal('OK'), heard: z.string(), language: z.nullable(z.enum(languages)) }),
    errors: ['fileBroken', 'tooLarge', 'tooMany'],
    capability: 'talk.hear',
  },
});
