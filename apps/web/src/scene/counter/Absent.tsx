import type { AbsenceBlocks } from '@mukae/contract/domain/scene/block';
import { type BothLanguages, sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconMail } from '@/icons';
import { placedText } from '../placed';
import type { SceneActions } from '../sceneState';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './Absent.module.css';
import { CounterPanel, PanelTitle } from './CounterPanel';
import { LeaveButton } from './LeaveButton';

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
      <TouchTarget className={classes.message} style={placedText(leaveMessage)} onTouch={actions.leaveMessage}>
        <IconMail className={classes.sign} stroke={2} aria-hidden />
        <span className={classes.label}>
          <Words of={sceneWords.leaveMessage} />
        </span>
      </TouchTarget>
      <LeaveButton words={sceneWords.later} block={later} shape="stacked" onLeave={actions.cancel} />
    </>
  );
}
