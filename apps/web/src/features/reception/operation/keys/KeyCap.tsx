import classes from './KeyCap.module.css';

/** The key that does the same as the button it stands on. */
export const KeyCap = ({ of }: { of: string }) => (
  <kbd className={classes.key} aria-hidden>
    {of}
  </kbd>
);
