import type { ReactNode } from 'react';
import classes from './Lobby.module.css';

/**
 * A wall, a doorway and the light that falls from it on the floor. Fills its positioned parent.
 * `arch` is the width of the door, `top` its distance from the ceiling, `floor` where the floor begins: parts of one.
 * Without them, the parent may set --lobby-arch, --lobby-top and --lobby-floor.
 */
export function Lobby({
  lit = true,
  arch,
  top,
  floor,
  children,
}: {
  lit?: boolean | undefined;
  arch?: number | undefined;
  top?: number | undefined;
  floor?: number | undefined;
  children?: ReactNode;
}) {
  return (
    <div
      className={classes.lobby}
      data-lit={lit || undefined}
      style={{ '--lobby-arch': percent(arch), '--lobby-top': percent(top), '--lobby-floor': percent(floor) }}
    >
      <div className={classes.floor} />
      <div className={classes.door} />
      {children}
    </div>
  );
}

const percent = (part: number | undefined) => (part === undefined ? undefined : `${part * 100}%`);
