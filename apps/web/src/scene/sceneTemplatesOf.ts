import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { type Scene, scenes } from '@mukae/contract/domain/signage/scene';
import { type SceneTemplate, withStandbyChoice } from '@mukae/contract/domain/template/sceneTemplate';
import { templateAt } from '@mukae/contract/domain/template/timetable';
import { sceneTemplateOf } from './sceneTemplateOf';

export type SceneTemplates = ReadonlyMap<Scene, SceneTemplate>;

type Signage = Pick<WholeSignageAnswer, 'templates' | 'timedTemplates' | 'companyName' | 'companyLogo'>;

/** Whose reception it is, where a template has no logo. */
export const hostOf = ({ companyName, companyLogo }: Pick<Signage, 'companyName' | 'companyLogo'>) => ({
  logo: companyLogo || null,
  host: hasOrganization(companyName) ? companyName : '',
});

/** All templates of a signage: the usual ones, and those with hours. */
export const allTemplatesOf = ({ templates, timedTemplates }: Pick<Signage, 'templates' | 'timedTemplates'>) => [
  ...timedTemplates,
  ...templates.map((template) => ({ ...template, hours: null })),
];

/** Of each scene the one that is due at a moment. */
export function dueTemplatesOf(signage: Pick<Signage, 'templates' | 'timedTemplates'>, now: Date) {
  const all = allTemplatesOf(signage);
  return scenes.map((scene) => templateAt(all, scene, now)).filter((template) => template !== undefined);
}

/** What each scene of a signage shows while these are due. */
export function sceneTemplatesOf(signage: Signage, due: ReturnType<typeof dueTemplatesOf>): SceneTemplates {
  const host = hostOf(signage);
  const own = new Map(due.map((template) => [template.scene, sceneTemplateOf(template, host)] as const));
  const standby = own.get('Standby');
  return new Map([...own].map(([scene, template]) => [scene, withStandbyChoice(scene, template, standby)]));
}
