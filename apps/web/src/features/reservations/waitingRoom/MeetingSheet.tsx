import type { ReactNode } from 'react';
import { EntranceHead } from '@/features/entrance';
import { Lobby } from '@/ui/Lobby';
import classes from './MeetingSheet.module.css';

/** Before and after a meeting: the character in the door, and beside it what there is to know. */
export function MeetingSheet({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <EntranceHead />
      <main className={classes.sheet}>
        <div className={classes.scene} aria-hidden>
          <Lobby>
            <img className={classes.figure} src={figure} alt="" fetchPriority="high" />
          </Lobby>
        </div>
        <div className={classes.words}>{children}</div>
      </main>
    </div>
  );
}
