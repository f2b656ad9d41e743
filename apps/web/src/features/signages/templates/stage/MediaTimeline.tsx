import { MediumPicture } from '@/features/media';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { playTimeTexts } from '../playlist/playTime.texts';
import { timeInWords, timeOnClock } from '../playlist/timeInWords';
import { roundSeconds, usePlaylistMedia } from '../playlist/usePlaylistMedia';
import classes from './MediaTimeline.module.css';
import { mediaTimelineTexts } from './mediaTimeline.texts';

/** One round of the list at the foot of the stage, while media are edited: what follows what, each as wide as it lasts. */
export function MediaTimeline() {
  const { selection, template } = useEditor();
  return selection === 'media' && template.playlist.length > 0 && <Timeline />;
}

const usualWidth = 10;

function Timeline() {
  const t = useTexts(mediaTimelineTexts);
  const inTime = useTexts(playTimeTexts);
  const media = usePlaylistMedia();
  const round = roundSeconds(media);
  return (
    <div className={classes.timeline}>
      <ol className={classes.track} aria-label={t.timeline}>
        {media.flatMap(({ key, medium, seconds }, place) => {
          if (!medium) return [];
          const time = seconds === null ? t.unknownTime : timeInWords(seconds, inTime);
          return (
            <li
              key={key}
              className={classes.clip}
              style={{ '--seconds': seconds ?? usualWidth }}
              title={t.clip(place + 1, medium.name, time)}
            >
              <span className={classes.picture}>
                <MediumPicture medium={medium} />
              </span>
              <b>{place + 1}</b>
              <span className={classes.time}>{time}</span>
            </li>
          );
        })}
      </ol>
      <p className={classes.ends}>
        <span>{timeOnClock(0)}</span>
        <span>{t.again}</span>
        <span>{round === null ? '–' : timeOnClock(round)}</span>
      </p>
    </div>
  );
}
