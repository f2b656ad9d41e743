import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { withView } from '@mukae/contract/domain/call/callView';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { sceneTemplateOf } from '../../../../scene/sceneTemplateOf';

export type Templates = ReadonlyMap<Scene, SceneTemplate>;

export const templatesOf = ({ templates }: Pick<WholeSignageAnswer, 'templates'>): Templates =>
  new Map(templates.map((answer) => [answer.signage_state, sceneTemplateOf(answer)]));

/** What the signage shows by itself during this call. */
const ownScene = ({ kind }: Pick<CallOnWire, 'kind'>): Scene => (kind === 'monitoring' ? 'Monitoring' : 'Active');

export const templateShown = (templates: Templates, call: Pick<CallOnWire, 'kind' | 'view'>): SceneTemplate =>
  withView(templates.get(call.view?.scene ?? ownScene(call)) ?? bareTemplate, call.view);
