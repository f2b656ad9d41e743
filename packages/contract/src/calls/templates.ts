import * as z from 'zod/mini';
import { scenes } from '../domain/signage/scene';
import { orientations } from '../domain/signage/size';
import { presetsMax } from '../domain/template/preset';
import { addedAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { idField } from './fields';
import { countField } from './numberFields';
import { draftField, keptPresetField, presetTemplatesField } from './templateFields';
import { titleField } from './textFields';

/** How often a draft was saved; 0: not yet. */
const revisionField = countField(0, 2 ** 31 - 2);

const savedDraft = z.object({
  id: z.number(),
  draft: draftField,
  revision: z.number(),
  savedAt: z.iso.datetime({ offset: true }),
});
export type SavedDraft = z.output<typeof savedDraft>;

/** How the screen stood for which it was made. */
const orientationField = z.enum(orientations);

const presetAnswer = z.object({
  id: z.number(),
  name: z.string(),
  orientation: orientationField,
  templates: keptPresetField,
  createdAt: z.iso.datetime({ offset: true }),
});
export type PresetAnswer = z.output<typeof presetAnswer>;

const ofSignage = { signageId: idField };

/** What an editor has in hand before it is live, and what it takes from one screen to another. */
export const templateCalls = defineCalls({
  getDraft: {
    kind: 'json',
    method: 'POST',
    path: '/api/getTemplateDraft',
    summary: 'What the caller has changed on a signage and not published',
    when: { draftId: 'missing' },
    input: z.strictObject(ofSignage),
    output: z.object({ result: z.literal('OK'), saved: z.nullable(savedDraft) }),
    errors: ['notFound'],
    capability: 'signage.change',
  },
  getDraftToShow: {
    kind: 'json',
    method: 'POST',
    path: '/api/getTemplateDraft',
    summary: 'A draft by its id, for whoever may read its signage: to look at it on a phone, or on the screen itself',
    when: { draftId: 'given' },
    input: z.strictObject({ draftId: idField }),
    output: z.object({ result: z.literal('OK'), signageId: z.number(), draft: draftField }),
    errors: ['notFound'],
    capability: 'signage.read',
  },
  saveDraft: {
    kind: 'json',
    method: 'POST',
    path: '/api/saveTemplateDraft',
    summary: 'Keep what was changed, beside what is live; refused when another page of the caller saved meanwhile',
    input: z.strictObject({ ...ofSignage, draft: draftField, revision: revisionField }),
    output: z.object({ result: z.literal('OK'), id: z.number(), revision: z.number() }),
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'signage.change',
  },
  discardDraft: {
    kind: 'json',
    method: 'POST',
    path: '/api/discardTemplateDraft',
    summary: 'Back to what is live; refused when another page of the caller saved meanwhile',
    input: z.strictObject({ ...ofSignage, revision: revisionField }),
    output: okAnswer,
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'signage.change',
  },
  publishTemplates: {
    kind: 'json',
    method: 'POST',
    path: '/api/publishTemplates',
    summary:
      'Make what was changed live, all of it or nothing; refused when somebody else published one of these scenes',
    input: z.strictObject({
      ...ofSignage,
      draft: draftField,
      /** Of the draft that is published: one that another page has saved since stays. */
      revision: z.optional(revisionField),
    }),
    output: z.object({
      result: z.literal('OK'),
      /** All that is live now. */
      templates: z.array(z.object({ id: z.number(), version: z.number(), draftKey: z.nullable(z.string()) })),
    }),
    errors: ['notFound', 'changedMeanwhile', 'imageType', 'mediumGone'],
    capability: 'signage.change',
  },
  copyTemplates: {
    kind: 'json',
    method: 'POST',
    path: '/api/copyTemplates',
    summary:
      'What is live of these scenes, to other signages of the company that stand the same way: all of them or none',
    input: z.strictObject({
      ...ofSignage,
      scenes: z.array(z.enum(scenes)).check(z.minLength(1), z.maxLength(scenes.length)),
      targetIds: z.array(idField).check(z.minLength(1), z.maxLength(1000)),
    }),
    output: okAnswer,
    errors: ['notFound', 'changedMeanwhile', 'otherOrientation'],
    capability: 'signage.manage',
  },
  listTemplatePresets: {
    kind: 'json',
    method: 'POST',
    path: '/api/getTemplatePresets',
    summary: 'What the company of a signage has kept to be used again',
    input: z.strictObject(ofSignage),
    output: z.object({ result: z.literal('OK'), presets: z.array(presetAnswer) }),
    errors: ['notFound'],
    capability: 'signage.manage',
  },
  addTemplatePreset: {
    kind: 'json',
    method: 'POST',
    path: '/api/addTemplatePreset',
    summary: `Keep templates under a name, for the company of a signage; at most ${presetsMax}`,
    input: z.strictObject({
      ...ofSignage,
      name: titleField,
      orientation: orientationField,
      templates: presetTemplatesField,
    }),
    output: addedAnswer,
    adds: true,
    errors: ['notFound', 'presetsFull'],
    capability: 'signage.manage',
  },
  deleteTemplatePreset: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteTemplatePreset',
    summary: 'Forget what was kept; screens that it was used on stay as they are',
    input: z.strictObject({ targetId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'signage.manage',
  },
});
