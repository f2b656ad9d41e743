import { type CallView, withView } from '@mukae/contract/domain/call/callView';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';

/** What the operator chose for the call goes before what the template says. */
export const templateFor = (
  templates: SceneTemplates | undefined,
  { scene, view }: { scene: Scene; view: CallView | null },
): SceneTemplate => withView(templates?.get(scene) ?? bareTemplate, view);
