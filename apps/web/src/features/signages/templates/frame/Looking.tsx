import { PhoneButton } from '../preview/PhoneButton';
import { PreviewButton } from '../preview/PreviewButton';
import classes from './Looking.module.css';

/** Ways to look at the draft: elsewhere, or in large. */
export const Looking = () => (
  <div className={classes.looking}>
    <PhoneButton className={classes.deed} />
    <PreviewButton className={classes.deed} />
  </div>
);
