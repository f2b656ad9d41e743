import type { ReactNode } from 'react';
import { useTexts } from '../../language/LanguageProvider';
import { Logo } from '../../ui/brand/Logo';
import { EntranceControls } from '../entrance/EntranceControls';
import { entranceTexts } from '../entrance/entrance.texts';
import classes from './DemoSheet.module.css';
import { demoTexts } from './demo.texts';

export function DemoSheet({ children }: { children: ReactNode }) {
  const t = useTexts(entranceTexts);
  const demo = useTexts(demoTexts);
  return (
    <div className={classes.page}>
      <title>{t.windowTitle(demo.title)}</title>
      <header className={classes.head}>
        <Logo label={t.brand} height={30} />
        <div className={classes.controls}>
          <EntranceControls />
        </div>
      </header>
      <main>{children}</main>
    </div>
  );
}
