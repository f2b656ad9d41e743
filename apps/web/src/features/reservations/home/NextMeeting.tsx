import { Button, Text, Title } from '@mantine/core';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { slotInWords } from '@/dates/slotInWords';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { CharacterScene } from '@/features/reception';
import { IconCopy } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { QrCode } from '@/ui/QrCode';
import { EnterMeeting } from '../entering/EnterMeeting';
import type { MeetingEntry } from '../entering/useMeetingEntry';
import { sharingTexts } from '../sharing/sharing.texts';
import { useLinkCopy } from '../sharing/useLinkCopy';
import { NearingTag } from './NearingTag';
import classes from './NextMeeting.module.css';
import { reservationHomeTexts } from './reservationHome.texts';
import { nearing } from './today';

/** The meeting that goes on or comes next: who greets there, the way in, and the way for her guest. */
export function NextMeeting({
  meeting,
  now,
  entry,
  whyNotId,
}: {
  meeting: Reservation;
  now: Date;
  entry: MeetingEntry;
  whyNotId: string;
}) {
  const t = useTexts(reservationHomeTexts);
  const sharing = useTexts(sharingTexts);
  const copy = useLinkCopy();
  const { data: characters } = useCharacters();
  const character = characters && chosenCharacter(characters, meeting.characterId);
  return (
    <Panel space="flush" className={classes.next}>
      <div className={classes.scene}>
        <CharacterScene character={character} pose="wave" />
      </div>
      <div className={classes.words}>
        <NearingTag nearing={nearing(meeting, now)} />
        <Title order={2} className={classes.title}>
          {meeting.title}
        </Title>
        <Text component="div" className={classes.facts}>
          <b>{slotInWords(meeting)}</b>
          {character && <span>{t.greets(character.name)}</span>}
          <span className={classes.number}>{meeting.number}</span>
        </Text>
        <div className={classes.buttons}>
          <EnterMeeting reservation={meeting} now={now} entry={entry} leads whyNotId={whyNotId} />
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />}
            onClick={() => copy(meeting.link)}
          >
            {sharing.copy}
          </Button>
        </div>
      </div>
      <div className={classes.code}>
        <QrCode value={meeting.link} label={sharing.code} />
        {sharing.scan}
      </div>
    </Panel>
  );
}
