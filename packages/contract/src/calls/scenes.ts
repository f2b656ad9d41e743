import * as z from 'zod/mini';
import { filmMaxBytes } from '../domain/media/media';
import { scenes } from '../domain/signage/scene';
import { buttonRows, layouts, touchButtonLimits } from '../domain/template/template';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, idField, idOrNoneField } from './fields';
import { countField, lengthField, versionField } from './numberFields';
import { buttonTextField, messageField } from './textFields';
import { marked } from './variants';

/** A form carries a list of things as lines of JSON. */
const jsonField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(10_000)),
      z.transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', input: text, message: 'wrongType' });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );

const changedButton = z.strictObject({
  /** Of a button that is there; a new one has none. */
  id: z.optional(idField),
  text: buttonTextField,
  font_size: countField(touchButtonLimits.fontSize.min, touchButtonLimits.fontSize.max),
  bg_color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'colour' })),
  is_view: flagField,
});

/** A form has no empty list: a field without a place and a value says that all are to go. */
const noButtons = z.pipe(
  z.literal(''),
  z.transform(() => []),
);

const whichTemplate = {
  signageId: idField,
  templateId: idField,
  state: z.optional(z.enum(scenes)),
  version: z.optional(versionField),
};

/** A new file, one of the library (0 for none), or that of another scene. */
const whichMedium = z.strictObject({
  ...whichTemplate,
  islibraryMedia: z.optional(flagField),
  mediaId: z.optional(idOrNoneField),
  referenceTemplateId: z.optional(idField),
});

const mediumFile = { maxBytes: filmMaxBytes, tooLarge: 'mediaTooLarge' } as const;
const mediumErrors = [
  'notFound',
  'mediaType',
  'mediaTooLarge',
  'imageType',
  'quotaExceeded',
  'changedMeanwhile',
] as const;

/** What the scenes of a signage show. */
export const sceneCalls = defineCalls({
  changeScene: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateSignage',
    summary: 'Change what a scene shows: only the fields sent',
    when: { isUpdateTemplate: marked, templateTarget: ['template'] },
    input: z.strictObject({
      ...whichTemplate,
      width: z.optional(lengthField),
      height: z.optional(lengthField),
      layout: z.optional(z.enum(layouts)),
      telop: z.optional(messageField),
      is_view_telop: z.optional(flagField),
      is_view_logo: z.optional(flagField),
      is_view_media: z.optional(flagField),
      row: z.optional(z.enum(buttonRows)),
      touch_buttons: z.optional(
        z.union([noButtons, z.array(jsonField(changedButton)).check(z.maxLength(touchButtonLimits.count))]),
      ),
    }),
    files: {},
    output: okAnswer,
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'signage.change',
  },
  changeSceneLogo: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateSignage',
    summary: 'Change the logo of a scene',
    when: { isUpdateTemplate: marked, templateTarget: ['logo'] },
    input: whichMedium,
    files: { image: mediumFile },
    output: okAnswer,
    errors: mediumErrors,
    capability: 'signage.change',
  },
  changeSceneMedium: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateSignage',
    summary: 'Change the picture or the film of a scene',
    when: { isUpdateTemplate: marked, templateTarget: ['media'] },
    input: whichMedium,
    files: { image: mediumFile },
    output: okAnswer,
    errors: mediumErrors,
    capability: 'signage.change',
  },
});
