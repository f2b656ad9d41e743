import type { ReactNode } from 'react';
import { useTexts } from '../../../language/LanguageProvider';
import { Logo } from '../../../ui/brand/Logo';
import { Lobby } from '../../../ui/Lobby';
import { EntranceControls } from '../../entrance/EntranceControls';
import { entranceTexts } from '../../entrance/entrance.texts';
import classes from './MeetingSheet.module.css';

/** Before and after a meeting: the character in the door, and beside it what there is to know. */
export function MeetingSheet({ title, figure, children }: { title: string; figure: string; children: ReactNode }) {
  const t = useTexts(entranceTexts);
  return (
    <div className={classes.page}>
      <title>{t.windowTitle(title)}</title>
      <header className={classes.head}>
        <Logo label={t.brand} height={30} />
        <div className={classes.controls}>
          <EntranceControls />
        </div>
      </header>
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
