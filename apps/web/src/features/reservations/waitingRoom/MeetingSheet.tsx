import type { ReactNode } from 'react';
import { useTexts } from '../../../language/LanguageProvider';
import { Lobby } from '../../../ui/Lobby';
import { EntranceHead } from '../../entrance/EntranceHead';
import { entranceTexts } from '../../entrance/entrance.texts';
import classes from './MeetingSheet.module.css';

/** Before and after a meeting: the character in the door, and beside it what there is to know. */
export function MeetingSheet({ title, figure, children }: { title: string; figure: string; children: ReactNode }) {
  const { windowTitle } = useTexts(entranceTexts);
  return (
    <div className={classes.page}>
      <title>{windowTitle(title)}</title>
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
