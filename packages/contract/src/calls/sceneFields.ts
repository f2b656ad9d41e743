import * as z from 'zod/mini';
import { scenes } from '../domain/signage/scene';
import { buttonRows, layouts, touchButtonLimits } from '../domain/template/template';
import { flagField, idField } from './fields';
import { jsonField } from './jsonField';
import { countField } from './numberFields';
import { boxesField, colourField, hoursField } from './templateFields';
import { buttonTextField, telopField } from './textFields';
import { wireAnswer, wireInput } from './wire';

/** What calls name otherwise about a scene, and about its buttons. */
export const sceneNames = {
  scene: 'state',
  seenVersion: 'version',
  isOfLibrary: 'islibraryMedia',
  otherTemplateId: 'referenceTemplateId',
  showsTelop: 'is_view_telop',
  showsLogo: 'is_view_logo',
  showsMedia: 'is_view_media',
  telopColour: 'telop_color',
  telopPlate: 'telop_plate',
  touchButtons: 'touch_buttons',
  fontSize: 'font_size',
  backgroundColour: 'bg_color',
  isShown: 'is_view',
} as const;

const changedButton = wireInput(
  {
    /** Of a button that is there; a new one has none. */
    id: z.optional(idField),
    text: buttonTextField,
    fontSize: countField(touchButtonLimits.fontSize.min, touchButtonLimits.fontSize.max),
    backgroundColour: colourField,
    isShown: flagField,
  },
  sceneNames,
);

/** A form has no empty list: a field without a place and a value says that all are to go. */
const noButtons = z.codec(z.literal(''), z.tuple([]), { decode: (): [] => [], encode: () => '' as const });

/** What people write about a scene, by the names it has inside. */
export const sceneFields = {
  layout: z.enum(layouts),
  telop: telopField,
  row: z.enum(buttonRows),
  showsTelop: flagField,
  showsLogo: flagField,
  showsMedia: flagField,
  touchButtons: z.union([noButtons, z.array(jsonField(changedButton)).check(z.maxLength(touchButtonLimits.count))]),
};

const shownMedium = z.object({ id: z.number(), image_url: z.string() });

/** What a scene shows; the size is that of its signage. */
const templateFields = {
  id: z.number(),
  scene: z.enum(scenes),
  width: z.number(),
  height: z.number(),
  layout: z.enum(layouts),
  telop: z.string(),
  showsTelop: z.boolean(),
  showsLogo: z.boolean(),
  showsMedia: z.boolean(),
  telopColour: z.nullable(z.string()),
  telopPlate: z.nullable(z.string()),
  logo: z.nullable(shownMedium),
  /** The first of its media. */
  contents: z.nullable(shownMedium),
  playlist: z.array(z.extend(shownMedium, { seconds: z.nullable(z.number()) })),
  boxes: boxesField,
  touchButtons: z.array(
    wireAnswer(
      {
        id: z.number(),
        text: z.string(),
        fontSize: z.number(),
        backgroundColour: z.string(),
        isShown: z.boolean(),
      },
      sceneNames,
    ),
  ),
  row: z.enum(buttonRows),
  version: z.number(),
  /** Who published it last, and when; empty and null before anybody did. */
  savedBy: z.string(),
  savedAt: z.nullable(z.iso.datetime({ offset: true })),
};
const templateNames = {
  ...sceneNames,
  scene: 'signage_state',
  logo: 'logo_media',
  contents: 'contents_media',
} as const;

export const templateAnswer = wireAnswer(templateFields, templateNames);
export type TemplateAnswer = z.output<typeof templateAnswer>;

/** One that is shown instead of the usual one of its scene, at its hours. */
export const timedTemplateAnswer = wireAnswer(
  { ...templateFields, hours: hoursField, draftKey: z.nullable(z.string()) },
  templateNames,
);
export type TimedTemplateAnswer = z.output<typeof timedTemplateAnswer>;
