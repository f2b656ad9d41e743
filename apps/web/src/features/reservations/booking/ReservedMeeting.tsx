import { Alert, Button, Text, Title } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { feeOf } from '@mukae/contract/domain/reservation/fee';
import { mayCancel, mayMove } from '@mukae/contract/domain/reservation/reservation';
import { slotMinutes } from '@mukae/contract/domain/reservation/slot';
import { errors } from '@mukae/contract/errors/errors';
import { useId, useState } from 'react';
import { call, isError } from '@/api/call';
import { slotAsSeenFrom } from '@/dates/slotInWords';
import { useNow } from '@/dates/useNow';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { IconClock, IconTrash } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { ServerTrouble } from '@/serving/ServerTrouble';
import { Arch } from '@/ui/Arch';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Facts } from '@/ui/Facts';
import { toast } from '@/ui/toast';
import { bookingTexts } from './booking.texts';
import { cancelTexts } from './cancel.texts';
import classes from './ReservedMeeting.module.css';
import { useHeldOpen } from './useHeldOpen';
import { useReservationsChanged } from './useReservationsChanged';

/** What is reserved, and the way out of it. */
export function ReservedMeeting({
  reservation,
  onChange,
  onClose,
}: {
  reservation: Reservation;
  onChange: () => void;
  onClose: () => void;
}) {
  const t = useTexts(cancelTexts);
  const { fee } = useTexts(bookingTexts);
  const { language } = useLanguage();
  const now = useNow();
  const noteId = useId();
  const { data: characters = [] } = useCharacters();
  const character = chosenCharacter(characters, reservation.characterId);
  const { busy, asks, trouble, ask, keep, cancel } = useCancelling(reservation, onClose);
  useHeldOpen(busy);
  const isOpen = mayCancel(reservation, now);
  const isMovable = mayMove(reservation, now);
  const until = (isMovable ? t.ahead : t.begun)[reservation.guestMail ? 'withGuest' : 'withoutGuest'];
  const minutes = slotMinutes(reservation);
  return (
    <div className={classes.form}>
      {!asks && trouble && <ServerTrouble {...trouble} />}
      <div className={classes.shown}>
        <Arch picture={character?.image_url} width={76} />
        <div>
          <Title order={3} className={classes.name}>
            {reservation.title}
          </Title>
          <Text>{slotAsSeenFrom(now, reservation, language)}</Text>
          {character && (
            <Text c="dimmed" size="sm">
              {t.receives(character.name)}
            </Text>
          )}
        </div>
      </div>
      <Facts
        columns={2}
        facts={[
          { label: t.guest, value: reservation.guestMail || t.noGuest },
          { label: t.fee, value: fee(minutes, feeOf(minutes, reservation.feeRate)) },
        ]}
      />
      <Alert id={noteId} color="gray" icon={<IconClock size={20} stroke={1.7} aria-hidden />}>
        {isOpen ? until : errors.cancelOver.text[language]}
      </Alert>
      <div className={classes.answers}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t.back}
        </Button>
        {isMovable && (
          <Button variant="light" onClick={onChange}>
            {t.change}
          </Button>
        )}
        <Button
          color="beni"
          disabled={!isOpen}
          aria-describedby={noteId}
          leftSection={<IconTrash size={18} stroke={1.7} aria-hidden />}
          onClick={ask}
        >
          {t.cancel}
        </Button>
      </div>
      <ConfirmDialog
        opened={asks}
        title={t.sure.question}
        text={t.sure.text}
        answers={{ cancel: t.sure.cancel, confirm: t.sure.confirm }}
        destructive
        busy={busy}
        onCancel={keep}
        onConfirm={() => void cancel()}
      >
        {trouble && <ServerTrouble {...trouble} />}
      </ConfirmDialog>
    </div>
  );
}

function useCancelling({ id }: Reservation, onDone: () => void) {
  const t = useTexts(cancelTexts);
  const reservationsChanged = useReservationsChanged();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ErrorAnswer | null>(null);
  const cancel = async () => {
    setBusy(true);
    const answer = await call(reservationCalls.deleteReservation, { id, reason: '' });
    setBusy(false);
    setTrouble(isError(answer) ? answer : null);
    void reservationsChanged();
    if (isError(answer)) return;
    setAsks(false);
    void toast.success({ title: t.done, closeLabel: t.close });
    onDone();
  };
  const ask = () => {
    setTrouble(null);
    setAsks(true);
  };
  return { busy, asks, trouble, ask, keep: () => setAsks(false), cancel };
}
