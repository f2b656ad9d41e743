import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import classes from './MeetingEndedScreen.module.css';
import { MeetingSheet } from './MeetingSheet';
import { waitingRoomTexts } from './waitingRoom.texts';

export function MeetingEndedScreen() {
  const { ended } = useTexts(waitingRoomTexts);
  return (
    <MeetingSheet figure="/characters/kei/bow.webp">
      <Title order={1} className={classes.title}>
        {ended.title}
      </Title>
      <Text>{ended.text}</Text>
      <Button component={Link} to="/login" variant="light" className={classes.next}>
        {ended.toLogin}
      </Button>
    </MeetingSheet>
  );
}
