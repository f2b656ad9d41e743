import * as z from 'zod/mini';
import { deviceStatuses, scenes } from '../domain/signage/scene';
import { buttonRows, layouts } from '../domain/template/template';
import { passwordField, signageLoginIdField } from './accountFields';
import { addedAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { exportInput, importAnswer, importFile, importInput } from './csv';
import { flagField, idField, idOrNoneField, typedPasswordField } from './fields';
import { listFields, pageFields, pageOf, sortField } from './list';
import { lengthField, versionField } from './numberFields';
import { pictureUpload } from './picture';
import { titleField } from './textFields';
import { notMarked } from './variants';

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

export const signageSortKeys = ['name', 'store', 'createdAt'] as const;

const wantedSignages = {
  companyId: z.optional(idField),
  storeId: z.optional(idField),
  sort: sortField(signageSortKeys),
};

export const signageCalls = defineCalls({
  getSignage: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignage',
    summary: 'One signage with its templates, or the caller itself (SELF)',
    when: { targetId: 'given' },
    input: z.strictObject({ targetId: z.union([z.literal('SELF'), idField]) }),
    output: wholeSignageAnswer,
    errors: ['notFound'],
    capability: 'signage.read',
  },
  listSignages: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignage',
    summary: 'The signages of the company',
    when: { targetId: 'missing', page: 'missing' },
    input: z.strictObject({ ...wantedSignages, ...listFields }),
    output: z.array(signageAnswer),
    errors: [],
    capability: 'signage.read',
  },
  pageOfSignages: {
    kind: 'json',
    method: 'POST',
    path: '/api/getSignage',
    summary: 'One page of the signages of the company',
    when: { targetId: 'missing', page: 'given' },
    input: z.strictObject({ ...wantedSignages, ...pageFields }),
    output: pageOf(signageAnswer),
    errors: [],
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
  changeSignage: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateSignage',
    summary: 'Change a device: only the fields sent. A new login id or password logs it out',
    when: { isUpdateTemplate: notMarked },
    input: z.strictObject({
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
    }),
    files: { image: pictureUpload },
    output: okAnswer,
    errors: [
      'notFound',
      'tooMany',
      'wrongCurrentPassword',
      'loginIdTaken',
      'changedMeanwhile',
      'imageType',
      'imageTooLarge',
    ],
    capability: 'signage.manage',
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
