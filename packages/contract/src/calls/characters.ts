import * as z from 'zod/mini';
import { defineCalls } from './call';

export const characterAnswer = z.object({
  id: z.number(),
  name: z.string(),
  image_url: z.string(),
  standby_image_url: z.string(),
});
export type CharacterAnswer = z.output<typeof characterAnswer>;

export const characterCalls = defineCalls({
  getCharacter: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCharacter',
    summary: 'The characters the caller may use; the first one stands in for "undecided"',
    input: z.strictObject({}),
    output: z.array(characterAnswer),
    errors: [],
    capability: 'character.read',
  },
  getAllCharacters: {
    kind: 'json',
    method: 'GET',
    path: '/api/getCharacter/all',
    summary: 'The same list, in an envelope',
    input: z.strictObject({}),
    output: z.object({ result: z.literal('OK'), characters: z.array(characterAnswer) }),
    errors: [],
    capability: 'character.read',
  },
});
