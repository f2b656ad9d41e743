import type { AbsenceBlocks } from '@mukae/contract/domain/scene/block';
import { type BothLanguages, sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import type { SceneActions } from '../sceneState';
import classes from './Absent.module.css';
import { CounterPanel, PanelTitle } from './CounterPanel';
import { LeaveButton } from './LeaveButton';
import { LeaveMessage } from './LeaveMessage';

/** Nobody is there: when somebody will be, and what the visitor can do instead. */
export function Absent({
  blocks: { panel, leaveMessage, later },
  back,
  actions,
}: {
  blocks: AbsenceBlocks;
  back: BothLanguages;
  actions: Pick<SceneActions, 'cancel' | 'leaveMessage'>;
}) {
  return (
    <>
      <CounterPanel block={panel} spread="together">
        <div className={classes.words}>
          <PanelTitle {...sceneWords.absent} />
          <p className={classes.back} lang="ja">
            {back.ja}
          </p>
          <p className={classes.second} lang="en">
            {back.en}
          </p>
        </div>
      </CounterPanel>
      <LeaveMessage block={leaveMessage} onTouch={actions.leaveMessage} />
      <LeaveButton words={sceneWords.later} block={later} shape="stacked" onLeave={actions.cancel} />
    </>
  );
}
