import { Progress } from '@mantine/core';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import { endOfSlot } from '@/dates/slotInWords';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { EnterMeeting } from '../entering/EnterMeeting';
import type { MeetingEntry } from '../entering/useMeetingEntry';
import { LinkCodeIcon } from '../sharing/LinkCodeIcon';
import { LinkCopyIcon } from '../sharing/LinkCopyIcon';
import classes from './DayFlow.module.css';
import { reservationHomeTexts } from './reservationHome.texts';
import { nearing, towardsStart } from './today';

export function MeetingRow({
  meeting,
  since,
  now,
  entry,
  whyNotId,
}: {
  meeting: Reservation;
  /** Where its bar begins. */
  since: Date;
  now: Date;
  entry: MeetingEntry;
  whyNotId: string;
}) {
  const { nearing: t } = useTexts(reservationHomeTexts);
  const { data: characters = [] } = useCharacters();
  const character = chosenCharacter(characters, meeting.characterId);
  const near = nearing(meeting, now);
  const isNear = near.is === 'running' || (near.is === 'ahead' && near.isSoon);
  const words = near.is === 'ahead' ? t.left(near.hours, near.minutes) : t[near.is];
  return (
    <li className={classes.row} data-is={near.is}>
      <span className={classes.time}>
        <b>{japanTimeOfDay(meeting.startsAt)}</b>
        <span>{endOfSlot(meeting)}</span>
      </span>
      <Arch picture={character?.image_url} letter={firstLetter(meeting.title)} width={38} off={near.is === 'over'} />
      <span className={classes.words}>
        <b>{meeting.title}</b>
        <span className={classes.facts}>
          {character && <span>{character.name}</span>}
          <span>{meeting.number}</span>
        </span>
      </span>
      <span className={classes.wait} data-is={isNear ? (near.is === 'running' ? 'running' : 'soon') : undefined}>
        <span>{words}</span>
        {near.is !== 'over' && (
          <Progress
            value={towardsStart(meeting, since, now)}
            size={6}
            color={isNear ? 'pine' : 'gray.5'}
            aria-label={words}
          />
        )}
      </span>
      <span className={classes.actions}>
        {near.is !== 'over' && (
          <>
            <LinkCopyIcon reservation={meeting} />
            <LinkCodeIcon reservation={meeting} />
            <EnterMeeting reservation={meeting} now={now} entry={entry} whyNotId={whyNotId} />
          </>
        )}
      </span>
    </li>
  );
}
