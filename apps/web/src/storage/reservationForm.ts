import { emptySlot } from '@mukae/contract/domain/reservation/emptySlot';
import { dayMs } from '@mukae/contract/domain/time/japanTime';
import * as z from 'zod/mini';
import { keptIn } from './keptIn';

/** Where a visitor's reservation waits while she logs in. */
const storedFormKey = 'mukae.reservationForm';

/** Who comes later has forgotten it, or is somebody else. */
const keptMs = dayMs;

const text = z.string().check(z.maxLength(1000));
const form = z.object({
  title: z._default(text, ''),
  startDate: z._default(text, emptySlot.startDate),
  startTime: z._default(text, emptySlot.startTime),
  endDate: z._default(text, emptySlot.endDate),
  endTime: z._default(text, emptySlot.endTime),
  characterId: z._default(z.nullable(z.number()), null),
  guestMail: z._default(text, ''),
});
const kind = z.object({ writtenAt: z.number(), form });
type StoredForm = z.output<typeof form>;

export const storeForm = (written: StoredForm): void =>
  localStorage.setItem(storedFormKey, JSON.stringify({ writtenAt: Date.now(), form: written }));

export const forgetStoredForm = (): void => localStorage.removeItem(storedFormKey);

export function storedForm(): StoredForm | undefined {
  const kept = keptIn(localStorage, storedFormKey, kind);
  if (kept && Date.now() - kept.writtenAt < keptMs) return kept.form;
  forgetStoredForm();
  return undefined;
}

export const hasStoredForm = (): boolean => storedForm() !== undefined;
