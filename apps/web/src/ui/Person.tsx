import type { ReactNode } from 'react';
import { Arch, type Portrait } from './Arch';
import classes from './Person.module.css';

/** A name with its doorway, for tables and menus. */
export function Person({
  name,
  sub,
  extra,
  letter = firstLetterOf(name),
  width = 38,
  off,
  ...portrait
}: Portrait & {
  name: string;
  sub?: ReactNode;
  extra?: ReactNode;
  width?: number | undefined;
  off?: boolean | undefined;
}) {
  return (
    <span className={classes.person}>
      <Arch {...portrait} letter={letter} width={width} off={off} />
      <span className={classes.words}>
        <span className={classes.name}>
          {name}
          {extra}
        </span>
        {sub && <span className={classes.sub}>{sub}</span>}
      </span>
    </span>
  );
}

const firstLetterOf = (name: string) => Array.from(name.trim())[0] ?? '';
