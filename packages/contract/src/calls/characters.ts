import * as z from 'zod/mini';
import { vrmLimits } from '../domain/character/vrmLimits';
import { addedAnswer, confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, idField } from './fields';
import { pictureErrors, pictureUpload } from './picture';
import { titleField } from './textFields';
import { savingNames, wireInput } from './wire';

export const characterAnswer = z.object({
  id: z.number(),
  name: z.string(),
  image_url: z.string(),
  /** Empty for a character of a company: its model shows how it waits. */
  standby_image_url: z.string(),
  /** Empty for a character that comes with the product, and is drawn by it. */
  model_url: z.string(),
});
export type CharacterAnswer = z.output<typeof characterAnswer>;

export const characterCalls = defineCalls({
  getCharacter: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCharacter',
    summary: 'One character',
    when: { targetId: 'given' },
    input: z.strictObject({ targetId: idField }),
    output: characterAnswer,
    errors: ['notFound'],
    capability: 'character.read',
  },
  listCharacters: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCharacter',
    summary: 'The characters that the caller may use; the first stands in for "undecided"',
    when: { targetId: 'missing' },
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: z.array(characterAnswer),
    errors: [],
    capability: 'character.read',
  },
  getAllCharacters: {
    kind: 'json',
    method: 'GET',
    path: '/api/getCharacter/all',
    summary: 'The same list, in an envelope',
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: z.object({ result: z.literal('OK'), characters: z.array(characterAnswer) }),
    errors: [],
    capability: 'character.read',
  },
  addCharacter: {
    kind: 'form',
    method: 'POST',
    path: '/api/addCharacter',
    summary: 'Add a VRM model with a picture of it as a character of the company',
    input: z.strictObject({ name: titleField, companyId: z.optional(idField) }),
    files: { model: { maxBytes: vrmLimits.bytes, tooLarge: 'vrmTooLarge' }, image: pictureUpload },
    output: addedAnswer,
    adds: true,
    errors: ['companyNeeded', 'vrmTooLarge', 'vrmUnfit', ...pictureErrors, 'quotaExceeded'],
    capability: 'character.manage',
  },
  deleteCharacter: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteCharacter',
    summary: 'Delete a character of the company; one that somebody has only after asking',
    input: wireInput({ targetId: idField, isForced: z._default(flagField, false) }, savingNames),
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: ['notFound'],
    capability: 'character.manage',
  },
  getCharacterFile: {
    kind: 'file',
    method: 'GET',
    path: '/files/characters/:filename',
    summary: 'The model or the picture of a character of the company, also in parts',
    input: z.strictObject({ filename: z.string().check(z.regex(/^[0-9a-f-]{36}\.(vrm|webp)$/)) }),
    contentTypes: ['model/gltf-binary', 'image/webp'],
    errors: ['notFound'],
    capability: 'character.read',
  },
});
