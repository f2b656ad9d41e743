import * as z from 'zod/mini';
import { filmMaxBytes } from '../domain/media/media';
import { deviceStatuses, scenes } from '../domain/signage/scene';
import { buttonRows, layouts, touchButtonLimits } from '../domain/template/template';
import { passwordField, signageLoginIdField } from './accountFields';
import { addedAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { exportInput, importAnswer, importFile, importInput } from './csv';
import { flagField, idField, idOrNoneField, typedPasswordField } from './fields';
import { listFields, pageOf, sortField } from './list';
import { countField, lengthField, versionField } from './numberFields';
import { pictureUpload } from './picture';
import { buttonTextField, messageField, titleField } from './textFields';

/** What a scene shows; the size is that of its signage. */
const templateAnswer = z.object({
  id: z.number(),
  signage_state: z.enum(scenes),
  width: z.number(),
  height: z.number(),
  layout: z.enum(layouts),
  telop: z.string(),
  is_view_telop: z.boolean(),
  is_view_logo: z.boolean(),
  is_view_media: z.boolean(),
  logo_media: z.nullable(z.object({ id: z.number(), image_url: z.string() })),
  contents_media: z.nullable(z.object({ id: z.number(), image_url: z.string() })),
  touch_buttons: z.array(
    z.object({ id: z.number(), text: z.string(), font_size: z.number(), bg_color: z.string(), is_view: z.boolean() }),
  ),
  row: z.enum(buttonRows),
  version: z.number(),
});

/** Operators: the first of them by name, and how many there are. */
const signageAnswer = z.object({
  id: z.number(),
  name: z.string(),
  userName: z.string(),
  image: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  companyName: z.string(),
  login_id: z.string(),
  role: z.literal('signage'),
  status: z.enum(deviceStatuses),
  size: z.object({ width: z.number(), height: z.number() }),
  default_character: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** The avatar of a call is not drawn by the device, but sent to it as a film. */
  is_avatar_filmed: z.boolean(),
  users: z.array(z.object({ userId: z.number(), name: z.string() })),
  userCount: z.number(),
  version: z.number(),
});
export type SignageAnswer = z.output<typeof signageAnswer>;

const wholeSignageAnswer = z.extend(signageAnswer, { templates: z.array(templateAnswer) });
export type WholeSignageAnswer = z.output<typeof wholeSignageAnswer>;

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
  isUpdateTemplate: z.literal(['1', 'true']),
  signageId: idField,
  templateId: idField,
  state: z.optional(z.enum(scenes)),
  version: z.optional(versionField),
};

const deviceChange = z.strictObject({
  isUpdateTemplate: z.optional(z.literal(['0', 'false'])),
  targetId: idField,
  name: z.optional(titleField),
  role: z.optional(z.literal('signage')),
  storeId: z.optional(idField),
  login_id: z.optional(signageLoginIdField),
  password: z.optional(passwordField),
  currentPassword: z.optional(typedPasswordField),
  default_character_id: z.optional(idOrNoneField),
  is_avatar_filmed: z.optional(flagField),
  width: z.optional(lengthField),
  height: z.optional(lengthField),
  version: z.optional(versionField),
});

/** The fields of a scene, or its logo or medium: a new file, one of the library (0 for none), or that of another scene. */
const templateChange = z.discriminatedUnion('templateTarget', [
  z.strictObject({
    ...whichTemplate,
    templateTarget: z.literal('template'),
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
  z.strictObject({
    ...whichTemplate,
    templateTarget: z.literal(['logo', 'media']),
    islibraryMedia: z.optional(flagField),
    mediaId: z.optional(idOrNoneField),
    referenceTemplateId: z.optional(idField),
  }),
]);

export const signageSortKeys = ['name', 'store', 'createdAt'] as const;

export const signageCalls = defineCalls({
  getSignage: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignage',
    summary:
      'One signage with its templates, the caller itself (SELF), or without a target the signages of the company',
    input: z.strictObject({
      targetId: z.optional(z.union([z.literal('SELF'), idField])),
      companyId: z.optional(idField),
      storeId: z.optional(idField),
      ...listFields,
      sort: sortField(signageSortKeys),
    }),
    output: z.union([wholeSignageAnswer, z.array(signageAnswer), pageOf(signageAnswer)]),
    errors: ['notFound'],
    capability: 'signage.read',
  },
  addSignage: {
    kind: 'form',
    method: 'POST',
    path: '/api/addSignage',
    summary: 'Add a signage with its six templates; without a password it waits to be paired',
    input: z.strictObject({
      name: titleField,
      storeId: idField,
      login_id: z.optional(signageLoginIdField),
      password: z.optional(passwordField),
      default_character_id: z.optional(idOrNoneField),
      width: z.optional(lengthField),
      height: z.optional(lengthField),
      companyId: z.optional(idField),
    }),
    files: { image: pictureUpload },
    output: addedAnswer,
    errors: ['notFound', 'loginIdTaken', 'imageType', 'imageTooLarge'],
    capability: 'signage.manage',
  },
  updateSignage: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateSignage',
    summary:
      'Change a device, or with isUpdateTemplate what a scene shows: only the fields sent. A new login id or password logs the device out',
    input: z.discriminatedUnion('isUpdateTemplate', [deviceChange, templateChange]),
    files: { image: { maxBytes: filmMaxBytes, tooLarge: 'mediaTooLarge' } },
    output: okAnswer,
    errors: [
      'notFound',
      'notAllowed',
      'mediaType',
      'mediaTooLarge',
      'quotaExceeded',
      'tooMany',
      'wrongCurrentPassword',
      'loginIdTaken',
      'changedMeanwhile',
      'imageType',
      'imageTooLarge',
    ],
    capability: 'signage.change',
  },
  deleteSignage: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteSignage',
    summary: 'Delete a signage, but not during a call; its device is logged out',
    input: z.strictObject({ targetId: idField }),
    output: okAnswer,
    errors: ['notFound', 'inCall'],
    capability: 'signage.manage',
  },
  getSignageRandomPassword: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignageRandomPassword',
    summary: 'A password that meets the rules',
    input: z.strictObject({}),
    output: z.object({ result: z.literal('OK'), createPassword: z.string(), msg: z.literal('') }),
    errors: [],
    capability: 'signage.manage',
  },
  exportSignages: {
    kind: 'file',
    method: 'GET',
    path: '/api/exportSignages',
    summary: 'The signages of the company as CSV',
    input: exportInput,
    contentTypes: ['text/csv'],
    errors: ['notFound', 'companyNeeded'],
    capability: 'signage.manage',
  },
  importSignages: {
    kind: 'form',
    method: 'POST',
    path: '/api/importSignages',
    summary: 'Add and change signages from CSV: all rows or none, and nothing but what a preview has shown',
    input: importInput,
    files: { file: importFile },
    output: importAnswer,
    errors: ['notFound', 'companyNeeded', 'changedMeanwhile', 'csvUnreadable', 'csvTooLarge', 'csvFaults'],
    capability: 'signage.manage',
  },
  addSignageUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/addSignageUser',
    summary: 'Make somebody an operator of a signage',
    input: z.strictObject({ targetId: idField, userId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'signage.manage',
  },
  deleteSignageUser: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteSignageUser',
    summary: 'Take an operator off a signage',
    input: z.strictObject({ targetId: idField, userId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'signage.manage',
  },
});
