import classes from './AuditDeed.module.css';

/** What was done, and to what. */
export function AuditDeed({ action, subject }: { action: string; subject: string }) {
  return (
    <span className={classes.deed}>
      <span className={classes.action}>{action}</span>
      <b>{subject}</b>
    </span>
  );
}
