import type { MediaAnswer } from '@mukae/contract/calls/media';
import { playlistLimits } from '@mukae/contract/domain/template/playlist';
import { playTimeTexts } from '@/features/signages/templates/playlist/playTime.texts';
import { WholeField } from '@/forms/WholeField';
import { useTexts } from '@/language/LanguageProvider';
import classes from './MediumSeconds.module.css';
import { mediaDrawerTexts } from './mediaDrawer.texts';

const { min, max } = playlistLimits.seconds;

/** For how long a medium is shown. A film has a length of its own: left empty, it plays to its end. */
export function MediumSeconds({
  medium: { name, kind },
  seconds,
  ownSeconds,
  onChange,
}: {
  medium: MediaAnswer;
  seconds: number | null;
  ownSeconds: number | null;
  onChange: (seconds: number | null) => void;
}) {
  const t = useTexts(mediaDrawerTexts);
  const { seconds: inSeconds } = useTexts(playTimeTexts);
  const fault = t.secondsFault(min, max);
  const own = ownSeconds === null ? t.untilEnd : inSeconds(ownSeconds);
  const forFilm = {
    onEmpty: () => onChange(null),
    placeholder: own,
    ...(seconds === null && { title: `${t.untilEnd}: ${own}`, 'data-own': true }),
  };
  return (
    <WholeField
      className={classes.seconds}
      size="xs"
      aria-label={t.secondsOf(name)}
      value={seconds}
      noWhole={fault}
      faultOf={(whole) => (whole < min || whole > max ? fault : null)}
      faultClass={classes.fault}
      onChange={onChange}
      rightSection={seconds === null ? undefined : <span aria-hidden>{t.unit}</span>}
      rightSectionWidth={24}
      rightSectionPointerEvents="none"
      {...(kind === 'mp4' && forFilm)}
    />
  );
}
