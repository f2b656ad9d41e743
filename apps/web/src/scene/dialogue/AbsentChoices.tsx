import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { type BothLanguages, sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconSparkles } from '@/icons';
import type { SceneActions } from '../sceneState';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './AbsentChoices.module.css';

/** While nobody is at work the machine still answers; the staff can be called from a time on, or now, to see whether somebody came. */
export const AbsentChoices = ({
  opens,
  isWaiting,
  leading,
  actions,
}: {
  opens: BothLanguages | null;
  /** The staff has been called already: there is only a way out of that. */
  isWaiting: boolean;
  leading: Leading;
  actions: Required<SceneActions>;
}) => (
  <div className={classes.pair}>
    <TouchTarget className={`${classes.choice} ${classes.ask}`} onTouch={actions.dialogue.ask}>
      <IconSparkles className={classes.sign} stroke={2} aria-hidden />
      <span className={classes.words}>
        <Words of={dialogueWords.askInstead} leading={leading} />
      </span>
    </TouchTarget>
    {isWaiting ? (
      <TouchTarget className={`${classes.choice} ${classes.resting}`} onTouch={actions.cancel}>
        <span className={classes.words}>
          <Words of={sceneWords.later} leading={leading} />
        </span>
      </TouchTarget>
    ) : (
      <TouchTarget className={`${classes.choice} ${classes.resting}`} onTouch={actions.callStaff}>
        <span className={classes.words}>
          <Words of={sceneWords.callStaff} leading={leading} />
        </span>
        {opens && (
          <span className={classes.opens}>
            <Words of={opens} leading={leading} />
          </span>
        )}
      </TouchTarget>
    )}
  </div>
);
