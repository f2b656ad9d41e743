import { ok } from '@mukae/contract/calls/answers';
import type { InputOf } from '@mukae/contract/calls/call';
import { sceneCalls } from '@mukae/contract/calls/scenes';
import { type Handler, handle, type UploadedFile } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import type { TemplateChanges, WantedMedium, WantedSource } from './changeTemplates';

type Said = InputOf<typeof sceneCalls.changeSceneMedium>;

function sourceIn(
  { isOfLibrary, mediaId, otherTemplateId }: Said,
  files: Readonly<Record<string, UploadedFile>>,
): WantedSource {
  if (otherTemplateId !== undefined) return { kind: 'scene', templateId: otherTemplateId };
  if (isOfLibrary && mediaId !== undefined) {
    return mediaId === null ? { kind: 'none' } : { kind: 'library', mediaId };
  }
  return { kind: 'upload', file: neededFile(files, 'image') };
}

export function changeSceneMediumHandlers(templates: TemplateChanges): Handler[] {
  const handleAt = (
    place: WantedMedium['place'],
    call: typeof sceneCalls.changeSceneLogo | typeof sceneCalls.changeSceneMedium,
  ) =>
    handle(call, async ({ input, files, principal }) => {
      await templates.changeMedium(principal, { ...input, place, source: sourceIn(input, files) });
      return ok;
    });
  return [handleAt('logo', sceneCalls.changeSceneLogo), handleAt('media', sceneCalls.changeSceneMedium)];
}
