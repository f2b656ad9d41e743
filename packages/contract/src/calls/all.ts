import { accountCalls } from './accounts';
import type { CallGroup } from './call';
import { characterCalls } from './characters';
import { companyCalls } from './companies';
import { demoCalls } from './demo';
import { documentCalls } from './documents';
import { healthCalls } from './health';
import { outboxCalls } from './outbox';
import { registrationCalls } from './registration';
import { storeCalls } from './stores';

/** Every call there is, by feature. */
export const allCalls = {
  accounts: accountCalls,
  registration: registrationCalls,
  companies: companyCalls,
  stores: storeCalls,
  characters: characterCalls,
  outbox: outboxCalls,
  documents: documentCalls,
  health: healthCalls,
  demo: demoCalls,
} as const satisfies Record<string, CallGroup>;
