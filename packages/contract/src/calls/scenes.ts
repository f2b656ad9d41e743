import * as z from 'zod/mini';
import { filmMaxBytes } from '../domain/media/media';
import { scenes } from '../domain/signage/scene';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, idField, idOrNoneField } from './fields';
import { lengthField, versionField } from './numberFields';
import { sceneFields, sceneNames } from './sceneFields';
import { marked } from './variants';
import { optional, wireInput } from './wire';

const whichTemplate = {
  signageId: idField,
  templateId: idField,
  /** The scene that the caller takes it for. */
  scene: z.optional(z.enum(scenes)),
  seenVersion: z.optional(versionField),
};

/** A new file, one of the library (0 for none), or that of another scene. */
const whichMedium = wireInput(
  {
    ...whichTemplate,
    isOfLibrary: z.optional(flagField),
    mediaId: z.optional(idOrNoneField),
    otherTemplateId: z.optional(idField),
  },
  sceneNames,
);

const mediumFile = { maxBytes: filmMaxBytes, tooLarge: 'mediaTooLarge' } as const;
const mediumErrors = [
  'notFound',
  'mediaType',
  'mediaTooLarge',
  'imageType',
  'fileEmpty',
  'fileBroken',
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
    input: wireInput(
      {
        ...whichTemplate,
        width: z.optional(lengthField),
        height: z.optional(lengthField),
        ...optional(sceneFields),
      },
      sceneNames,
    ),
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
    summary: 'Change the picture or the video of a scene',
    when: { isUpdateTemplate: marked, templateTarget: ['media'] },
    input: whichMedium,
    files: { image: mediumFile },
    output: okAnswer,
    errors: mediumErrors,
    capability: 'signage.change',
  },
});
