import type { OrientationPresets } from '@mukae/contract/domain/scene/orientationPresets';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { IconMicrophone } from '@/icons';
import { SoftDots } from '../SoftDots';
import type { SceneActions, SceneState } from '../sceneState';
import { Calling } from './Calling';
import { Choice } from './Choice';
import { CounterPanel, PanelText, PanelTitle } from './CounterPanel';
import { Crowded } from './Crowded';
import { LeaveButton } from './LeaveButton';
import { Talk } from './Talk';
import { Watched } from './Watched';

/** What lies on the counter in each scene. */
export function CounterTop({
  state,
  template,
  preset: { hands, talk },
  actions,
}: {
  state: SceneState;
  template: SceneTemplate;
  preset: OrientationPresets;
  actions: SceneActions;
}) {
  switch (state.scene) {
    case 'Standby':
      return <Choice blocks={hands} template={template} actions={actions} isWatched={false} />;
    case 'Calling':
      return <Calling blocks={hands} onCancel={actions.cancel} />;
    case 'Crowded':
      return <Crowded blocks={hands} state={state} onCancel={actions.cancel} />;
    case 'Active':
      return (
        <>
          <Talk
            sign={IconMicrophone}
            words={sceneWords.speak}
            voice={state.voices?.visitor ?? null}
            block={talk.panel}
          />
          {state.canEnd && (
            <LeaveButton words={sceneWords.end} block={talk.end} shape="stacked" onLeave={actions.end} />
          )}
        </>
      );
    case 'Monitoring':
      return state.canCall ? (
        <Choice blocks={hands} template={template} actions={actions} isWatched />
      ) : (
        <Watched block={talk.panel} />
      );
    case 'Suspended':
      return (
        <CounterPanel block={hands.message} spread="together">
          <PanelTitle {...sceneWords.suspended} />
          <PanelText lines={[sceneWords.sorry.ja, sceneWords.askNearby.ja]} />
        </CounterPanel>
      );
    case 'Offline':
      return (
        <CounterPanel block={hands.message} spread="together">
          <PanelTitle {...sceneWords.wait} />
          <SoftDots />
          <PanelText
            lines={state.isLong ? [sceneWords.preparing.ja, sceneWords.askNearby.ja] : [sceneWords.preparing.ja]}
          />
        </CounterPanel>
      );
  }
}
