import classes from './RoleOfUser.module.css';

/** What somebody is, and below it at which store, where she is at one and that is told. */
export function RoleOfUser({ role, storeName }: { role: string; storeName: string | undefined }) {
  return (
    <span className={classes.role}>
      <span>{role}</span>
      {storeName && <small className={classes.store}>{storeName}</small>}
    </span>
  );
}
