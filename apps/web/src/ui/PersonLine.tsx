import type { ReactNode } from 'react';
import { Arch, type Portrait } from './Arch';
import { BreakableAddress } from './BreakableAddress';
import { firstLetter } from './firstLetter';
import classes from './PersonLine.module.css';

/** Somebody in a list: the doorway, the name (or a link that bears it), and a second line. */
export function PersonLine({
  name,
  sub,
  badge,
  off = false,
  letter = typeof name === 'string' ? firstLetter(name) : undefined,
  picture,
  figure,
}: Portrait & {
  name: ReactNode;
  sub?: ReactNode;
  badge?: ReactNode;
  off?: boolean | undefined;
}) {
  return (
    <span className={classes.person}>
      <Arch picture={picture} figure={figure} letter={letter} width={38} off={off} />
      <span className={classes.words}>
        <span className={classes.name}>
          <span>{name}</span>
          {badge}
        </span>
        {sub && (
          <span className={classes.sub} title={typeof sub === 'string' ? sub : undefined}>
            {typeof sub === 'string' ? <BreakableAddress text={sub} /> : sub}
          </span>
        )}
      </span>
    </span>
  );
}
