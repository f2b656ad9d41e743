import classes from './SoftDots.module.css';

/** Something is under way. */
export const SoftDots = () => (
  <span className={classes.dots} aria-hidden>
    <i />
    <i />
    <i />
  </span>
);
