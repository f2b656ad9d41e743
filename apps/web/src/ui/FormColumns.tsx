import type { FormEvent, ReactNode } from 'react';
import classes from './FormColumns.module.css';

/** A form in two columns: its main panel, the smaller ones beside it, what is seldom needed, and the actions at its foot. */
export function FormColumns({
  main,
  side,
  below,
  foot,
  onSubmit,
}: {
  main: ReactNode;
  side: ReactNode;
  below?: ReactNode;
  foot: ReactNode;
  onSubmit: () => void;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      {main}
      <div className={classes.side}>{side}</div>
      {below && <div className={classes.below}>{below}</div>}
      {foot}
    </form>
  );
}
