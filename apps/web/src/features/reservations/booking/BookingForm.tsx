import { Button } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { slotFault, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { slotAsWritten } from '@mukae/contract/domain/reservation/writtenSlot';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useCharacters } from '@/features/characters';
import { FormFaults } from '@/forms/FormFaults';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { BookingFields } from './BookingFields';
import classes from './BookingForm.module.css';
import { BookingTrouble } from './BookingTrouble';
import { bookingTexts } from './booking.texts';
import { type Booking, type BookingDraft, bookingPlaces, readBooking } from './bookingDraft';
import { FeeLine } from './FeeLine';
import { timesIn } from './timesIn';
import { useFirstCharacter } from './useFirstCharacter';
import { useHeldOpen } from './useHeldOpen';

/** Enter sends nothing: it is pressed to end a word of Japanese, and a reservation is made once. */
const blockEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

interface BookingFormProps {
  first: BookingDraft;
  /** Undefined until it is known. */
  feeRate: number | undefined;
  verb: string;
  /** Whether she can wait for what is taken. */
  mayWait: boolean;
  send: (booking: Booking, onceKey: string, draft: BookingDraft) => Promise<{ result: 'OK' } | ErrorAnswer>;
  /** Loads what came meanwhile, where there was something before. */
  onReload?: () => void;
  onDone: (booking: Booking) => void;
  onClose: () => void;
}

export function BookingForm({ first, feeRate, verb, mayWait, send, onReload, onDone, onClose }: BookingFormProps) {
  const t = useTexts(bookingTexts);
  const characters = useCharacters();
  const chosen = useFirstCharacter(characters.data ?? []);
  const [asked, setAsked] = useState<TimeSlot | null>(null);
  const withCharacter = (draft: BookingDraft): BookingDraft => ({ ...draft, characterId: chosen(draft.characterId) });
  const form = useForm({
    first,
    read: (draft) => readBooking(withCharacter(draft), new Date()),
    places: bookingPlaces,
  });
  const { atForm, submit } = useGuardedChange<Booking>({
    form,
    send: ({ wanted, onceKey }) => {
      setAsked(wanted);
      return send(wanted, onceKey, withCharacter(form.value));
    },
    onDone: ({ wanted }) => onDone(wanted),
  });
  const times = timesIn(form);
  const slot = slotAsWritten(form.value);
  const { trouble, busy } = atForm;
  useHeldOpen(busy);
  return (
    <form noValidate className={classes.form} onSubmit={form.whenRight(submit)} onKeyDown={blockEnter}>
      <BookingTrouble
        trouble={trouble}
        asked={asked}
        slot={slot}
        mayWait={mayWait}
        onReload={onReload}
        onWaiting={onClose}
      />
      <FormFaults
        form={form}
        fields={[
          [form.at('title'), t.meetingName],
          [times.startDate, t.startDate],
          [times.startTime, t.startTime],
          [times.endDate, t.endDate],
          [times.endTime, t.endTime],
          [form.at('characterId'), t.character],
          [form.at('guestMail'), t.guestMail],
        ]}
      />
      <BookingFields form={form} characters={characters} characterId={chosen(form.value.characterId)} />
      {slot && feeRate !== undefined && !slotFault(slot, new Date()) && <FeeLine slot={slot} feeRate={feeRate} />}
      <Answers>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t.back}
        </Button>
        <Button type="submit" loading={busy}>
          {verb}
        </Button>
      </Answers>
    </form>
  );
}

const Answers = ({ children }: { children: ReactNode }) => <div className={classes.answers}>{children}</div>;
