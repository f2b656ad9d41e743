import type { FormEvent, ReactNode } from 'react';
import classes from './FormColumns.module.css';

/** A form in two columns: its main panel, the smaller ones beside it, and the actions at its foot. */
export function FormColumns({
  main,
  side,
  foot,
  onSubmit,
}: {
  main: ReactNode;
  side: ReactNode;
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
      {foot}
    </form>
  );
}
