import * as z from 'zod/mini';
import { isPairingCode, readPairingCode, typedCodeMax } from '../domain/pairing/pairing';
import { confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { faultless } from './checks';
import { flagField, idField } from './fields';
import { savingNames, wireInput } from './wire';

/** As a person types it: full-width digits, spaces and hyphens are forgiven. */
export const pairingCodeField = z.string().check(
  z.maxLength(typedCodeMax),
  z.overwrite(readPairingCode),
  faultless((text) => (isPairingCode(text) ? null : 'pairingCode')),
);

const secretField = z.string().check(z.regex(/^[\w-]{43}$/));

export const pairingCalls = defineCalls({
  startPairing: {
    kind: 'json',
    method: 'POST',
    path: '/api/startPairing',
    summary: 'A new device asks for a code to show',
    input: z.strictObject({}),
    output: z.object({
      result: z.literal('OK'),
      secret: z.string(),
      code: z.string(),
      expiresAt: z.iso.datetime({ offset: true }),
    }),
    errors: [],
    capability: 'pairing.open',
    passive: true,
  },
  getPairing: {
    kind: 'json',
    method: 'POST',
    path: '/api/getPairing',
    summary: 'Whether somebody typed the code; then the device is logged in',
    input: z.strictObject({ secret: secretField }),
    output: z.object({ result: z.literal('OK'), isPaired: z.boolean() }),
    errors: ['pairingOver'],
    capability: 'pairing.open',
    passive: true,
  },
  pairSignage: {
    kind: 'json',
    method: 'POST',
    path: '/api/pairSignage',
    summary: 'The device that shows the code becomes this signage',
    input: wireInput(
      { code: pairingCodeField, targetId: idField, isForced: z._default(flagField, false) },
      savingNames,
    ),
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: ['notFound', 'pairingUnknown'],
    capability: 'signage.manage',
  },
});
