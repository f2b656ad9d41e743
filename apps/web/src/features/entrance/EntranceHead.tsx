import { useTexts } from '@/language/LanguageProvider';
import { Logo } from '@/ui/brand/Logo';
import { EntranceControls } from './EntranceControls';
import classes from './EntranceHead.module.css';
import { entranceTexts } from './entrance.texts';

/** The head of a page without hall and without top bar: who we are, and how one likes to read. */
export function EntranceHead() {
  const t = useTexts(entranceTexts);
  return (
    <header className={classes.head}>
      <Logo label={t.brand} height={30} />
      <div className={classes.controls}>
        <EntranceControls />
      </div>
    </header>
  );
}
