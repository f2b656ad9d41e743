import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StatusTag.module.css';

export type StatusTone = 'standby' | 'calling' | 'active' | 'monitoring' | 'crowded' | 'suspended' | 'logout';

/** A state, said by shape, word and colour. Only `calling` is filled, and only its bell moves. */
export function StatusTag({
  tone,
  icon: Shape,
  label,
  big = false,
}: {
  tone: StatusTone;
  icon: Icon;
  label: ReactNode;
  big?: boolean | undefined;
}) {
  return (
    <span className={classes.tag} data-tone={tone} data-big={big || undefined}>
      <Shape className={classes.icon} size={big ? 19 : 15} stroke={2} aria-hidden />
      {label}
    </span>
  );
}
