import classes from './Deed.module.css';

/** What was done, and to what. */
export function Deed({ action, subject }: { action: string; subject: string }) {
  return (
    <span className={classes.deed}>
      <span className={classes.action}>{action}</span>
      <b>{subject}</b>
    </span>
  );
}
