import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { CallView } from '@mukae/contract/domain/call/callView';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { sceneTemplateOf } from '../../../../scene/sceneTemplateOf';

export type Templates = ReadonlyMap<Scene, SceneTemplate>;

export const templatesOf = (signage: WholeSignageAnswer | undefined): Templates =>
  new Map(signage?.templates.map((template) => [template.signage_state, sceneTemplateOf(template)]));

/** What the operator chose for the call goes before what the template says. */
export function templateFor(
  templates: Templates,
  { scene, view }: { scene: Scene; view: CallView | null },
): SceneTemplate {
  const template = templates.get(scene) ?? bareTemplate;
  if (!view) return template;
  const { layout, showsTelop, showsLogo, showsMedia } = view;
  return { ...template, layout, showsTelop, showsLogo, showsMedia };
}
