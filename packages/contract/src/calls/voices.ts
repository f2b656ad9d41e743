import * as z from 'zod/mini';
import { visemes } from '../domain/avatar/visemes';
import { hasAtMost } from '../domain/text/graphemes';
import { spokenLineMax } from '../domain/voice/spokenText';
import { languages } from '../language';
import { defineCalls } from './call';
import { faultless } from './checks';
import { idField } from './fields';
import { characterVoiceFields } from './receptionist';
import { optional } from './wire';

const timedViseme = z.object({ at: z.number(), viseme: z.enum(visemes) });

const spokenLine = z.object({
  /** A wav, in base64. */
  sound: z.string(),
  seconds: z.number(),
  /** From the beginning of the sound to its end. */
  visemes: z.array(timedViseme),
});
export type SpokenLine = z.output<typeof spokenLine>;

export const voiceCalls = defineCalls({
  speak: {
    kind: 'json',
    method: 'POST',
    path: '/api/speak',
    summary:
      'A line aloud, with what the mouth does meanwhile; null where nothing here can speak, so that the browser has to',
    input: z.strictObject({
      text: z.string().check(faultless((text) => (hasAtMost(text, spokenLineMax) ? null : 'tooLong'))),
      language: z.enum(languages),
      /** Who speaks; nobody: with the voice of who has none of her own. */
      characterId: z.optional(idField),
      companyId: z.optional(idField),
      /** To be tried before they are hers. */
      ...optional(characterVoiceFields),
    }),
    output: z.object({ result: z.literal('OK'), spoken: z.nullable(spokenLine) }),
    errors: ['companyNeeded', 'notFound', 'tooMany'],
    capability: 'talk.speak',
  },
});
