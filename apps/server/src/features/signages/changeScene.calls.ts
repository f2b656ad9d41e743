import { ok } from '@mukae/contract/calls/answers';
import { sceneCalls } from '@mukae/contract/calls/scenes';
import { type Handler, handle } from '#platform/calls/handler';
import type { TemplateChanges } from './changeTemplates';
import { wantedScene, whichTemplate } from './templateInput';

export const changeSceneHandler = (templates: TemplateChanges): Handler =>
  handle(sceneCalls.changeScene, async ({ input, principal }) => {
    await templates.changeScene(principal, { ...whichTemplate(input), ...wantedScene(input) });
    return ok;
  });
