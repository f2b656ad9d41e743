import { ok } from '@mukae/contract/calls/answers';
import { sceneCalls } from '@mukae/contract/calls/scenes';
import { type Handler, handle } from '#platform/calls/handler';
import type { TemplateChanges } from './changeTemplates';

export const changeSceneHandler = (templates: TemplateChanges): Handler =>
  handle(sceneCalls.changeScene, async ({ input, principal }) => {
    const { signageId, templateId, scene, seenVersion, ...wanted } = input;
    await templates.changeScene(principal, { signageId, templateId, scene, seenVersion }, wanted);
    return ok;
  });
