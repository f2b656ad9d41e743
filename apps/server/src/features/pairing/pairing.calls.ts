import { ok } from '@mukae/contract/calls/answers';
import { pairingCalls } from '@mukae/contract/calls/pairing';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { type Handler, handle } from '#platform/calls/handler';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { PairingService } from './pairing.service';

export const pairingHandlers = (pairing: PairingService): Handler[] => [
  handle(pairingCalls.startPairing, async ({ address }) => {
    const { secret, code, expiresAt } = await pairing.start(address);
    return { result: 'OK', secret, code, expiresAt: toJapanIso(expiresAt) };
  }),

  handle(pairingCalls.getPairing, async ({ input, cookies }) => ({
    result: 'OK',
    isPaired: await pairing.ask(input.secret, cookies),
  })),

  handle(pairingCalls.pairSignage, async ({ principal, input, language }) => {
    const outcome = await pairing.pair(principal, input.code, input.targetId, input.isForced);
    return outcome === 'paired' ? ok : confirmFirst(outcome, language);
  }),
];
