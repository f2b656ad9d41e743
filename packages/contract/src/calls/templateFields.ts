import * as z from 'zod/mini';
import { weekdays } from '../domain/hours/weekday';
import { smallestBlock } from '../domain/scene/blockBoxes';
import { scenes } from '../domain/signage/scene';
import type { Draft } from '../domain/template/draft';
import { playlistLimits } from '../domain/template/playlist';
import { buttonRows, layouts, touchButtonLimits } from '../domain/template/template';
import { timedTemplatesMax } from '../domain/template/timetable';
import { fault, faultless } from './checks';
import { timeOfDayField } from './dayField';
import { countField, lengthField } from './numberFields';
import { buttonTextField, telopField, titleField } from './textFields';

export const colourField = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, fault('colour')));

const shareField = z.number().check(z.minimum(0, fault('outOfRange')), z.maximum(1, fault('outOfRange')));
const extentField = shareField.check(z.minimum(smallestBlock, fault('outOfRange')));
/** Shares are rounded, and their sums are not exact. */
const edge = 1 + 1e-5;

const boxField = z
  .strictObject({ x: shareField, y: shareField, width: extentField, height: extentField })
  .check(faultless(({ x, y, width, height }) => (x + width > edge || y + height > edge ? 'outOfRange' : null)));

export const boxesField = z.strictObject({
  logo: z.exactOptional(boxField),
  telop: z.exactOptional(boxField),
  media: z.exactOptional(boxField),
  avatar: z.exactOptional(boxField),
  buttons: z.exactOptional(boxField),
});

export const hoursField = z.strictObject({
  name: titleField,
  days: z.array(z.enum(weekdays)).check(z.minLength(1, fault('required')), z.maxLength(weekdays.length)),
  from: timeOfDayField,
  until: timeOfDayField,
});

/** A list that nobody changes. */
const upTo = <Item extends z.ZodMiniType>(max: number, item: Item) => z.readonly(z.array(item).check(z.maxLength(max)));

const id = z.int().check(z.positive());
/** By which an editor knows what may not be live yet. */
export const keyField = z.string().check(z.minLength(1), z.maxLength(60));
const seenField = z.strictObject({ id, version: z.int().check(z.positive()) });

const buttonFields = {
  text: buttonTextField,
  fontSize: countField(touchButtonLimits.fontSize.min, touchButtonLimits.fontSize.max),
  backgroundColour: colourField,
  isShown: z.boolean(),
};

const playlistField = upTo(
  playlistLimits.count,
  z.strictObject({
    mediaId: id,
    seconds: z.nullable(countField(playlistLimits.seconds.min, playlistLimits.seconds.max)),
  }),
);

/** What a template shows, wherever it is not live: in a draft, in a preset. */
const shownFields = {
  scene: z.enum(scenes),
  layout: z.enum(layouts),
  telop: telopField,
  showsTelop: z.boolean(),
  telopColour: z.nullable(colourField),
  telopPlate: z.nullable(colourField),
  showsLogo: z.boolean(),
  showsMedia: z.boolean(),
  row: z.enum(buttonRows),
  boxes: boxesField,
  logoId: z.nullable(id),
  playlist: playlistField,
};

const templatesMax = scenes.length * (1 + timedTemplatesMax);

const editedTemplateField = z.strictObject({
  key: keyField,
  seen: z.nullable(seenField),
  hours: z.nullable(hoursField),
  ...shownFields,
  touchButtons: upTo(touchButtonLimits.count, z.strictObject({ key: keyField, id: z.nullable(id), ...buttonFields })),
});

const presetFields = { ...shownFields, touchButtons: upTo(touchButtonLimits.count, z.strictObject(buttonFields)) };

export const presetTemplatesField = upTo(scenes.length, z.strictObject(presetFields)).check(z.minLength(1));

/** As they were kept: presets of earlier versions also say that they have no hours. */
export const keptPresetField = z.readonly(z.array(z.object(presetFields)));

export const draftField = z.strictObject({
  size: z.nullable(z.strictObject({ width: lengthField, height: lengthField })),
  changed: upTo(templatesMax, editedTemplateField),
  removed: upTo(templatesMax, seenField),
}) satisfies z.ZodMiniType<Draft>;
