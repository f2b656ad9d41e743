import * as z from 'zod/mini';
import { filmMaxBytes, mediaKinds } from '../domain/media/media';
import { addedAnswer, confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, idField } from './fields';
import { listFields, pageOf, sortField } from './list';
import { versionField } from './numberFields';
import { titleField } from './textFields';

const mediaAnswer = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  extension: z.string(),
  image_url: z.string(),
  /** Empty for a film of which no frame was sent yet. */
  thumbnail_url: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  size: z.number(),
  /** The first screens that show it, and how many there are. */
  usedBy: z.array(z.object({ signageId: z.number(), name: z.string(), storeName: z.string() })),
  useCount: z.number(),
  version: z.number(),
});
export type MediaAnswer = z.output<typeof mediaAnswer>;

export const mediaSortKeys = ['name', 'kind', 'createdAt', 'size'] as const;

const fileName = z.string().check(z.regex(/^[1-9]\d{0,14}\.(png|jpg|mp4)$/));

export const mediaCalls = defineCalls({
  getMedia: {
    kind: 'json',
    method: 'POST',
    path: '/api/getMedia',
    summary: 'One medium, or without a target those of the company',
    input: z.strictObject({
      targetId: z.optional(idField),
      companyId: z.optional(idField),
      kind: z.optional(z.enum(mediaKinds)),
      ...listFields,
      sort: sortField(mediaSortKeys),
    }),
    output: z.union([mediaAnswer, z.array(mediaAnswer), pageOf(mediaAnswer)]),
    errors: ['notFound'],
    capability: 'media.read',
  },
  addMedia: {
    kind: 'form',
    method: 'POST',
    path: '/api/addMedia',
    summary: 'Add a picture or a film; with isThumbnail, a frame of the film that has this filename',
    input: z.union([
      z.strictObject({ isThumbnail: z.optional(z.literal(['0', 'false'])), companyId: z.optional(idField) }),
      z.strictObject({ isThumbnail: z.literal(['1', 'true']), filename: fileName }),
    ]),
    files: { image: { maxBytes: filmMaxBytes, tooLarge: 'mediaTooLarge' } },
    output: addedAnswer,
    errors: ['notFound', 'companyNeeded', 'mediaType', 'mediaTooLarge', 'quotaExceeded'],
    capability: 'media.manage',
  },
  updateMedia: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateMedia',
    summary: 'Rename a medium',
    input: z.strictObject({ targetId: idField, name: titleField, version: z.optional(versionField) }),
    files: {},
    output: okAnswer,
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'media.manage',
  },
  deleteMedia: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteMedia',
    summary: 'Delete a medium; one that a screen shows only after asking',
    input: z.strictObject({ targetId: idField, isForceSubmit: z._default(flagField, false) }),
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: ['notFound'],
    capability: 'media.manage',
  },
  getMediaFile: {
    kind: 'file',
    method: 'GET',
    path: '/files/media/:filename',
    summary: 'The file of a medium, also in parts',
    input: z.strictObject({ filename: fileName }),
    contentTypes: ['image/png', 'image/jpeg', 'video/mp4'],
    errors: ['notFound'],
    capability: 'media.read',
  },
  getMediaThumbnail: {
    kind: 'file',
    method: 'GET',
    path: '/files/media/:mediaId/:version',
    summary: 'The small picture of a medium',
    input: z.strictObject({ mediaId: idField, version: z.string().check(z.regex(/^[0-9a-f]{16}\.webp$/)) }),
    contentTypes: ['image/webp'],
    errors: ['notFound'],
    capability: 'media.read',
  },
});
