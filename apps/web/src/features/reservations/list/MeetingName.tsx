import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { StatusTag } from '@/ui/StatusTag';
import { NarrowOnly } from '../cells/NarrowOnly';
import { reservationStateTexts } from '../states/reservationState.texts';
import classes from './MeetingName.module.css';

/** Who greets there, what it is called, and what became of it where that is not what was meant. */
export function MeetingName({
  reservation: { title, number, characterId, state, isNoShow },
}: {
  reservation: Reservation;
}) {
  const t = useTexts(reservationStateTexts);
  const { data: characters = [] } = useCharacters();
  const isCancelled = state === 'cancelled';
  return (
    <span className={classes.meeting} data-cancelled={isCancelled || undefined}>
      <Arch
        picture={chosenCharacter(characters, characterId)?.image_url}
        letter={firstLetter(title)}
        width={34}
        off={isCancelled}
      />
      <span className={classes.words}>
        <b>{title}</b>
        <NarrowOnly below={1100}>{number}</NarrowOnly>
        {isCancelled && <StatusTag tone="calledOff" word={t.cancelled} />}
        {isNoShow && <StatusTag tone="missed" word={t.guestStayedAway} />}
      </span>
    </span>
  );
}
