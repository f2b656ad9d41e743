import * as z from 'zod/mini';
import { filmMaxBytes, mediaKinds, pictureMaxBytes } from '../domain/media/media';
import { addedAnswer, confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, idField } from './fields';
import { listFields, pageFields, pageOf, sortField } from './list';
import { versionField } from './numberFields';
import { titleField } from './textFields';
import { marked, notMarked } from './variants';
import { savingNames, wireInput } from './wire';

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
  /** The first questions whose answers come with it, and how many do. */
  answers: z.array(z.string()),
  answerCount: z.number(),
  version: z.number(),
});
export type MediaAnswer = z.output<typeof mediaAnswer>;

export const mediaSortKeys = ['name', 'kind', 'createdAt', 'size'] as const;

const fileName = z.string().check(z.regex(/^[1-9]\d{0,14}\.(png|jpg|mp4)$/));

const wantedMedia = {
  companyId: z.optional(idField),
  kind: z.optional(z.enum(mediaKinds)),
  sort: sortField(mediaSortKeys),
};

const renaming = { id: idField, name: titleField, seenVersion: z.optional(versionField) };
const renamingNames = { ...savingNames, id: 'targetId' } as const;

export const mediaCalls = defineCalls({
  getMedia: {
    kind: 'json',
    method: 'POST',
    path: '/api/getMedia',
    summary: 'One medium',
    when: { targetId: 'given' },
    input: z.strictObject({ targetId: idField }),
    output: mediaAnswer,
    errors: ['notFound'],
    capability: 'media.read',
  },
  listMedia: {
    kind: 'json',
    method: 'POST',
    path: '/api/getMedia',
    summary: 'The media of the company',
    when: { targetId: 'missing', page: 'missing' },
    input: z.strictObject({ ...wantedMedia, ...listFields }),
    output: z.array(mediaAnswer),
    errors: [],
    capability: 'media.read',
  },
  pageOfMedia: {
    kind: 'json',
    method: 'POST',
    path: '/api/getMedia',
    summary: 'One page of the media of the company',
    when: { targetId: 'missing', page: 'given' },
    input: z.strictObject({ ...wantedMedia, ...pageFields }),
    output: pageOf(mediaAnswer),
    errors: [],
    capability: 'media.read',
  },
  addMedia: {
    kind: 'form',
    method: 'POST',
    path: '/api/addMedia',
    summary: 'Add a picture or a video',
    when: { isThumbnail: notMarked },
    input: z.strictObject({ companyId: z.optional(idField) }),
    files: { image: { maxBytes: filmMaxBytes, tooLarge: 'mediaTooLarge' } },
    output: addedAnswer,
    adds: true,
    errors: ['notFound', 'companyNeeded', 'mediaType', 'mediaTooLarge', 'fileEmpty', 'fileBroken', 'quotaExceeded'],
    capability: 'media.manage',
  },
  addThumbnail: {
    kind: 'form',
    method: 'POST',
    path: '/api/addMedia',
    summary: 'Add a frame of the video that has this filename',
    when: { isThumbnail: marked },
    input: z.strictObject({ filename: fileName }),
    files: { image: { maxBytes: pictureMaxBytes, tooLarge: 'mediaTooLarge' } },
    output: addedAnswer,
    errors: ['notFound', 'mediaType', 'mediaTooLarge', 'fileEmpty', 'fileBroken'],
    capability: 'media.manage',
  },
  updateMedia: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateMedia',
    summary: 'Rename a medium',
    input: wireInput(renaming, renamingNames),
    files: {},
    output: okAnswer,
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'media.manage',
  },
  renameMedia: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateUser',
    summary: 'The same for who names a medium where a user could be named',
    when: { targetUserId: 'missing', targetId: 'given' },
    input: wireInput({ ...renaming, isForced: z.optional(flagField) }, renamingNames),
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
    input: wireInput({ targetId: idField, isForced: z._default(flagField, false) }, savingNames),
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
