import type { sceneCalls } from '@mukae/contract/calls/scenes';
import type { z } from 'zod';
import type { UploadedFile } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import type { WantedScene, WantedSource, WhichTemplate } from './changeTemplates';
import { sizeOf } from './sizeInput';

type SceneChange = z.output<typeof sceneCalls.changeScene.input>;
type MediumChange = z.output<typeof sceneCalls.changeSceneMedium.input>;

export const whichTemplate = ({
  signageId,
  templateId,
  state,
  version,
}: SceneChange | MediumChange): WhichTemplate => ({
  signageId,
  templateId,
  scene: state,
  seenVersion: version,
});

/** From the words of the call to those of a template. */
export const wantedScene = (input: SceneChange): Pick<WantedScene, 'size' | 'fields' | 'touchButtons'> => ({
  size: sizeOf(input),
  fields: {
    ...(input.layout !== undefined && { layout: input.layout }),
    ...(input.telop !== undefined && { telop: input.telop }),
    ...(input.row !== undefined && { row: input.row }),
    ...(input.is_view_telop !== undefined && { showsTelop: input.is_view_telop }),
    ...(input.is_view_logo !== undefined && { showsLogo: input.is_view_logo }),
    ...(input.is_view_media !== undefined && { showsMedia: input.is_view_media }),
  },
  touchButtons: input.touch_buttons?.map(({ id, text, font_size, bg_color, is_view }) => ({
    id,
    text,
    fontSize: font_size,
    backgroundColour: bg_color,
    isShown: is_view,
  })),
});

export function mediaSource(
  { islibraryMedia, mediaId, referenceTemplateId }: MediumChange,
  files: Readonly<Record<string, UploadedFile>>,
): WantedSource {
  if (referenceTemplateId !== undefined) return { kind: 'scene', templateId: referenceTemplateId };
  if (islibraryMedia && mediaId !== undefined) {
    return mediaId === null ? { kind: 'none' } : { kind: 'library', mediaId };
  }
  return { kind: 'upload', file: neededFile(files, 'image') };
}
