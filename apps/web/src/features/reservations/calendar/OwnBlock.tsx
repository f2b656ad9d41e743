import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { slotMinutes, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import { slotInWords } from '@/dates/slotInWords';
import { chosenCharacter } from '@/features/characters';
import { Arch } from '@/ui/Arch';
import classes from './OwnBlock.module.css';
import { roomForWords } from './roomForWords';

const roomForPicture = 40;
const roomForTwoLines = 50;

/** One's own reservation: who receives, what it is, and when; as much of it as fits. */
export function OwnBlock({
  reservation,
  slot,
  characters,
}: {
  reservation: Reservation;
  slot: TimeSlot;
  characters: readonly CharacterAnswer[];
}) {
  const minutes = slotMinutes(slot);
  return (
    <span
      className={classes.block}
      data-tall={minutes >= roomForTwoLines || undefined}
      data-low={minutes < roomForPicture || undefined}
    >
      {minutes >= roomForPicture && (
        <Arch picture={chosenCharacter(characters, reservation.characterId)?.image_url} width={30} />
      )}
      <span className={classes.words} data-tiny={minutes < roomForWords || undefined}>
        <b>{reservation.title}</b>
        <span>{minutes < roomForPicture ? japanTimeOfDay(slot.startsAt) : slotInWords(slot)}</span>
      </span>
    </span>
  );
}
