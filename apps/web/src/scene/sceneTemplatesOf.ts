import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { bareTemplate, type SceneTemplate, withChoiceOf } from '@mukae/contract/domain/template/sceneTemplate';
import { sceneTemplateOf } from './sceneTemplateOf';

export type SceneTemplates = ReadonlyMap<Scene, SceneTemplate>;

/** What each scene of a signage shows. */
export function sceneTemplatesOf({ templates }: Pick<WholeSignageAnswer, 'templates'>): SceneTemplates {
  const own = new Map(templates.map((answer) => [answer.scene, sceneTemplateOf(answer)]));
  const choice = own.get('Standby') ?? bareTemplate;
  return new Map([...own].map(([scene, template]) => [scene, withChoiceOf(template, choice)]));
}
