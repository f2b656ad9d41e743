import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { bareTemplate, type SceneTemplate, withChoiceOf } from '@mukae/contract/domain/template/sceneTemplate';
import { sceneTemplateOf } from './sceneTemplateOf';

export type SceneTemplates = ReadonlyMap<Scene, SceneTemplate>;

type Signage = Pick<WholeSignageAnswer, 'templates' | 'companyName' | 'companyLogo'>;

/** What each scene of a signage shows. */
export function sceneTemplatesOf({ templates, companyName, companyLogo }: Signage): SceneTemplates {
  const company = { logo: companyLogo || null, host: hasOrganization(companyName) ? companyName : '' };
  const own = new Map(templates.map((answer) => [answer.scene, sceneTemplateOf(answer, company)]));
  const choice = own.get('Standby') ?? bareTemplate;
  return new Map([...own].map(([scene, template]) => [scene, withChoiceOf(template, choice)]));
}
