import type { TextBlock } from '@mukae/contract/domain/template/block';
import { sceneWords } from '@mukae/contract/domain/template/sceneWords';
import { IconBell } from '@tabler/icons-react';
import { placedText } from '../placed';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './StaffCall.module.css';

/** line: in one line. two: the second language below. tile: as high as it is wide. */
export type StaffCallShape = 'line' | 'two' | 'tile';

export function StaffCall({ block, shape, onCall }: { block: TextBlock; shape: StaffCallShape; onCall: () => void }) {
  return (
    <TouchTarget className={`${classes.call} ${classes[shape]}`} style={placedText(block)} onTouch={onCall}>
      <span className={classes.lamp}>
        <IconBell className={classes.bell} stroke={2.2} aria-hidden />
      </span>
      <span className={classes.words}>
        <Words of={sceneWords.callStaff} />
      </span>
    </TouchTarget>
  );
}
