import type { signageCalls } from '@mukae/contract/calls/signages';
import type { z } from 'zod';
import type { UploadedFile } from '#platform/calls/handler';
import { Refusal } from '#platform/refusals/refusal';
import type { MediaSource, WantedScene } from './changeTemplates';
import { sizeOf } from './sizeInput';

type TemplateChange = Extract<z.output<typeof signageCalls.updateSignage.input>, { templateTarget: string }>;
type SceneChange = Extract<TemplateChange, { templateTarget: 'template' }>;
type MediumChange = Exclude<TemplateChange, SceneChange>;

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
  file: UploadedFile | undefined,
): MediaSource {
  if (referenceTemplateId !== undefined) return { kind: 'scene', templateId: referenceTemplateId };
  if (islibraryMedia && mediaId !== undefined) {
    return mediaId === null ? { kind: 'none' } : { kind: 'library', mediaId };
  }
  if (file) return { kind: 'upload', file };
  throw new Refusal('badInput', { faults: [{ field: 'image', fault: 'required' }] });
}
