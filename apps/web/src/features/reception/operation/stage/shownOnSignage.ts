import { withView } from '@mukae/contract/domain/call/callView';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';

/** What the signage shows by itself during this call. */
const ownScene = ({ kind }: Pick<CallOnWire, 'kind'>): Scene => (kind === 'monitoring' ? 'Monitoring' : 'Active');

export const templateOnSignage = (templates: SceneTemplates, call: Pick<CallOnWire, 'kind' | 'view'>): SceneTemplate =>
  withView(templates.get(call.view?.scene ?? ownScene(call)) ?? bareTemplate, call.view);
