import { pairingCalls } from '@mukae/contract/calls/pairing';
import { pairingLifetime, pairingPollMs } from '@mukae/contract/domain/pairing/pairing';
import { errorCodes } from '@mukae/contract/errors/codes';
import { call, isError } from '@/api/call';
import { pollEvery } from '@/serving/pollEvery';

/** A device on its way to become a signage. `isAway`: the last question to the server was not answered. */
type OpenPairing =
  | { step: 'starting'; isAway: boolean }
  | { step: 'waiting'; secret: string; code: string; until: number; isAway: boolean };
export type DevicePairing = OpenPairing | { step: 'paired' };

export const starting = { step: 'starting', isAway: false } as const satisfies OpenPairing;

async function begin(): Promise<OpenPairing> {
  const answer = await call(pairingCalls.startPairing, {});
  if (isError(answer)) return { step: 'starting', isAway: true };
  const { secret, code } = answer;
  // The clock of a new device may be wrong, so its own counts from now on.
  return { step: 'waiting', secret, code, until: Date.now() + pairingLifetime, isAway: false };
}

async function next(pairing: OpenPairing): Promise<DevicePairing> {
  if (pairing.step === 'starting') return begin();
  const answer = await call(pairingCalls.getPairing, { secret: pairing.secret });
  if (!isError(answer)) return answer.isPaired ? { step: 'paired' } : { ...pairing, isAway: false };
  return answer.code === errorCodes.pairingOver ? begin() : { ...pairing, isAway: true };
}

/** Asks for a code until there is one, waits until somebody types it, and replaces it when it is over. */
export function watchPairing(show: (pairing: DevicePairing) => void): () => void {
  let held: OpenPairing = starting;
  return pollEvery(
    pairingPollMs,
    () => next(held),
    (pairing) => {
      show(pairing);
      if (pairing.step === 'paired') return 'done';
      held = pairing;
      return 'again';
    },
  );
}
