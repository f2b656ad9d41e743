import type { OrientationPresets } from '@mukae/contract/domain/scene/orientationPresets';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { type Icon, IconClock, IconMicrophone, IconPlugConnectedX } from '@/icons';
import { SoftDots } from '../SoftDots';
import type { SceneActions, SceneStaff, SceneState } from '../sceneState';
import { saidOffline } from '../speechOf';
import { Absent } from './Absent';
import { AskPlate } from './AskPlate';
import { Calling } from './Calling';
import { Choice } from './Choice';
import { CounterPanel, PanelText, PanelTitle } from './CounterPanel';
import { Crowded } from './Crowded';
import { LeaveButton } from './LeaveButton';
import { Talk } from './Talk';
import { Watched } from './Watched';

const signs: Readonly<Record<SceneStaff, Icon>> = {
  awaited: IconClock,
  joining: IconClock,
  there: IconMicrophone,
  gone: IconPlugConnectedX,
};

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
  actions: Required<SceneActions>;
}) {
  switch (state.scene) {
    case 'Standby':
      return (
        <>
          <Choice blocks={hands} template={template} actions={actions} isWatched={false} canAsk={state.canAsk} />
          {state.canAsk && <AskPlate block={hands.ask} onAsk={actions.dialogue.ask} />}
        </>
      );
    case 'Calling':
      return <Calling blocks={hands} onCancel={actions.cancel} />;
    case 'Crowded':
      return state.absence ? (
        <Absent blocks={hands.absence} back={state.absence.back} actions={actions} />
      ) : (
        <Crowded blocks={hands} state={state} onCancel={actions.cancel} />
      );
    case 'Active':
      return (
        <>
          <Talk
            sign={signs[state.staff]}
            words={state.staff === 'there' ? sceneWords.speak : sceneWords.holdOn}
            voice={state.staff === 'there' ? (state.voices?.visitor ?? null) : null}
            block={talk.panel}
          />
          {state.canEnd && (
            <LeaveButton words={sceneWords.end} block={talk.end} shape="stacked" onLeave={actions.end} />
          )}
        </>
      );
    case 'Monitoring':
      return state.canCall ? (
        <Choice blocks={hands} template={template} actions={actions} isWatched canAsk={false} />
      ) : (
        <Watched block={talk.panel} />
      );
    case 'Suspended':
      return (
        <CounterPanel block={hands.message} spread="together">
          <PanelTitle {...sceneWords.suspended} />
          <PanelText lines={[sceneWords.sorry, sceneWords.askNearby]} />
        </CounterPanel>
      );
    case 'Offline': {
      const [title, ...more] = saidOffline(state);
      return (
        <CounterPanel block={hands.message} spread="together">
          <PanelTitle {...title} />
          <SoftDots />
          <PanelText lines={more} />
        </CounterPanel>
      );
    }
  }
}
