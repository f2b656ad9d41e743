import type { CallRecord } from '@mukae/contract/calls/callRecords';
import { clockTime } from '@/dates/clockTime';
import { type Icon, IconBell, IconDoorExit, IconHandFinger, IconMessages, IconVideo, IconVolume } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { callsTexts } from '../calls.texts';
import { lengthInWords } from '../lengthInWords';
import classes from './CallTimeline.module.css';
import { callDetailTexts } from './callDetail.texts';
import { stepInWords } from './stepInWords';
import { type TimelineEntry, type TimelineStep, timelineOf } from './timelineOf';

const shapes: Record<TimelineStep, Icon> = {
  pressed: IconHandFinger,
  rung: IconBell,
  accepted: IconMessages,
  firstSound: IconVolume,
  firstPicture: IconVideo,
  ended: IconDoorExit,
};

/** Less than a tenth of a second is no time to anybody. */
const noticeableMs = 50;

/** From the touch to the end, with the time of each step and how long after the one before it came. */
export function CallTimeline({ record }: { record: CallRecord }) {
  return (
    <ol className={classes.timeline}>
      {timelineOf(record).map((entry) => (
        <Entry key={entry.step} entry={entry} record={record} />
      ))}
    </ol>
  );
}

function Entry({ entry, record }: { entry: TimelineEntry; record: CallRecord }) {
  const t = useTexts(callDetailTexts);
  const { units } = useTexts(callsTexts);
  const Shape = shapes[entry.step];
  return (
    <li className={classes.entry} data-missing={entry.at === null || undefined}>
      <span className={classes.shape}>
        <Shape size={18} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>{stepInWords(entry, record, t)}</span>
      {entry.at !== null && (
        <span className={classes.when}>
          <time dateTime={entry.at}>{clockTime(entry.at)}</time>
          {entry.afterMs !== null && (
            <small>{entry.afterMs < noticeableMs ? t.atOnce : t.later(lengthInWords(entry.afterMs, units))}</small>
          )}
        </span>
      )}
    </li>
  );
}
