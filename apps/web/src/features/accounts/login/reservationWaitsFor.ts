import { can } from '@mukae/contract/access/access';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { OutputOf } from '@mukae/contract/calls/call';
import type { sessionCalls } from '@mukae/contract/calls/sessions';
import { forgetStoredForm, hasStoredForm } from '@/storage/reservationForm';

/** Whether a visitor's form waits for whoever has logged in. It goes when that is somebody who cannot reserve: it was not hers. */
export function reservationWaitsFor(answer: OutputOf<typeof sessionCalls.login> | ErrorAnswer | undefined): boolean {
  if (answer?.result === 'OK' && !can(answer.role, 'reservation.make')) forgetStoredForm();
  return hasStoredForm();
}
