import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { storeForm } from '@/storage/reservationForm';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { BookingForm } from './BookingForm';
import { bookingTexts } from './booking.texts';
import type { Booking, BookingDraft } from './bookingDraft';

/** Whoever is not logged in fills in the same form: it is kept in the browser, and waits for her behind the login. */
export function VisitorBooking({
  first,
  feeRate,
  onClose,
}: {
  first: BookingDraft;
  feeRate: number | undefined;
  onClose: () => void;
}) {
  const t = useTexts(bookingTexts);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const keep = async (_: Booking, __: string, draft: BookingDraft) => {
    storeForm(draft);
    setAsks(true);
    return { result: 'OK' } as const;
  };
  return (
    <>
      <BookingForm
        first={first}
        feeRate={feeRate}
        verb={t.reserve}
        mayWait={false}
        send={keep}
        onDone={() => undefined}
        onClose={onClose}
      />
      <ConfirmDialog
        opened={asks}
        title={t.login.question}
        text={t.login.text}
        answers={{ cancel: t.login.cancel, confirm: t.login.confirm }}
        onCancel={() => setAsks(false)}
        onConfirm={() => void navigate('/login')}
      >
        <Text size="sm" c="dimmed">
          {t.login.hint}
        </Text>
      </ConfirmDialog>
    </>
  );
}
