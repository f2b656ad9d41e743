import { makeCorrections, makeDerivation, makeMonthClosing, makePapers, usageHandlers } from '#features/usage';
import type { Handler } from '#platform/calls/handler';
import type { Foundation } from './foundation';

/** What is used, and what it costs. */
export interface Usage {
  handlers: Handler[];
  /** Writes what was talked since into the ledger. */
  derive(): Promise<void>;
  /** Closes the months that are over, with their invoices. */
  closeMonths(): Promise<void>;
}

export function setUpUsage({ db, clock, log, audit, settings: { issuer } }: Foundation): Usage {
  const derive = makeDerivation({ db, clock, log });
  return {
    handlers: usageHandlers({
      db,
      clock,
      addCorrection: makeCorrections({ db, clock, audit }),
      drawMonth: makePapers({ db, clock, issuer }),
    }),
    derive,
    closeMonths: makeMonthClosing({ db, clock, issuer, derive }),
  };
}
