import { Fading } from './Fading';
import classes from './Veil.module.css';

/** The lights are low: nobody is received. */
export const Veil = ({ isDrawn }: { isDrawn: boolean }) => (
  <Fading id={String(isDrawn)}>{isDrawn && <div className={classes.veil} />}</Fading>
);
