import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { portrait } from '@mukae/contract/domain/signage/size';
import { firstTemplates } from '@mukae/contract/domain/template/firstTemplates';
import { someWholeSignage } from '@/features/signages/testing/someSignage';

/** A signage with the templates it begins with: six scenes, buttons on Standby. */
export const signageOfSixScenes: WholeSignageAnswer = {
  ...someWholeSignage,
  templates: firstTemplates(portrait, 'ja').map(
    (template, place): TemplateAnswer => ({
      ...template,
      id: place + 1,
      ...portrait,
      logo: null,
      contents: null,
      playlist: [],
      touchButtons: template.touchButtons.map((button, at) => ({ ...button, id: at + 1 })),
      version: 1,
      savedBy: '',
      savedAt: null,
    }),
  ),
};
