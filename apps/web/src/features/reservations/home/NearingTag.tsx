import { IconClock, IconDoorEnter } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './NearingTag.module.css';
import { reservationHomeTexts } from './reservationHome.texts';
import type { Nearing } from './today';

/** How long it is until a meeting begins, or that it goes on. */
export function NearingTag({ nearing }: { nearing: Nearing }) {
  const { nearing: t } = useTexts(reservationHomeTexts);
  const Shape = nearing.is === 'running' ? IconDoorEnter : IconClock;
  return (
    <span className={classes.tag} data-is={nearing.is === 'ahead' && nearing.isSoon ? 'soon' : nearing.is}>
      <Shape size={16} stroke={2} aria-hidden />
      {nearing.is === 'ahead' ? t.beginsIn(nearing.hours, nearing.minutes) : t[nearing.is]}
    </span>
  );
}
