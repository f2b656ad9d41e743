import type { ReactNode } from 'react';
import { useTexts } from '../../language/LanguageProvider';
import { EntranceHead } from '../entrance/EntranceHead';
import { entranceTexts } from '../entrance/entrance.texts';
import classes from './DemoSheet.module.css';
import { demoTexts } from './demo.texts';

export function DemoSheet({ children }: { children: ReactNode }) {
  const { windowTitle } = useTexts(entranceTexts);
  const t = useTexts(demoTexts);
  return (
    <div className={classes.page}>
      <title>{windowTitle(t.title)}</title>
      <EntranceHead />
      <main className={classes.main}>{children}</main>
    </div>
  );
}
