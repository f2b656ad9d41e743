import { correctionFields } from '@mukae/contract/calls/usage';
import { idInNumber } from '@mukae/contract/domain/reservation/reservation';
import * as z from 'zod/mini';
import { readBy } from '@/forms/reading';
import type { TypedNumber } from '@/forms/typedNumber';

interface CorrectionDraft {
  amount: TypedNumber;
  /** The number of a reservation, or nothing. */
  reservationId: string;
  reason: string;
}

export const noCorrection: CorrectionDraft = { amount: null, reservationId: '', reason: '' };

const correction = z.object(correctionFields);

export const readCorrection = ({ amount, reservationId, reason }: CorrectionDraft) =>
  readBy(correction, {
    amount,
    reason,
    reservationId: reservationId.trim() === '' ? undefined : (idInNumber(reservationId) ?? reservationId),
  });
