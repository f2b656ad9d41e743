import { ok } from '@mukae/contract/calls/answers';
import { sceneCalls } from '@mukae/contract/calls/scenes';
import { type Handler, handle } from '#platform/calls/handler';
import type { TemplateChanges } from './changeTemplates';
import { mediaSource, whichTemplate } from './templateInput';

export const changeSceneMediumHandlers = (templates: TemplateChanges): Handler[] => [
  handle(sceneCalls.changeSceneLogo, async ({ input, files, principal }) => {
    const source = mediaSource(input, files);
    await templates.changeMedium(principal, { ...whichTemplate(input), place: 'logo', source });
    return ok;
  }),

  handle(sceneCalls.changeSceneMedium, async ({ input, files, principal }) => {
    const source = mediaSource(input, files);
    await templates.changeMedium(principal, { ...whichTemplate(input), place: 'media', source });
    return ok;
  }),
];
