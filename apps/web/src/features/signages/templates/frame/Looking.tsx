import type { DraftSaver } from '../draft/draftSaver';
import { PhoneButton } from '../preview/PhoneButton';
import { PreviewButton } from '../preview/PreviewButton';
import classes from './Looking.module.css';

/** Ways to look at the draft: elsewhere, or in large. */
export const Looking = ({ saver }: { saver: DraftSaver }) => (
  <div className={classes.looking}>
    <PhoneButton saver={saver} className={classes.deed} />
    <PreviewButton className={classes.deed} />
  </div>
);
