import type { LimitName } from '@mukae/contract/domain/limits';
import type { OutsideService } from '@mukae/contract/domain/receptionist/receptionist';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { noteOutsideUse } from './outsideUses.repo';

interface Whose {
  /** Null: of no company, which is not told what it costs. */
  companyId: number | null;
  userId: number;
}

interface Tokens {
  in: number;
  out: number;
}

/** What outside services are asked costs money: it is bounded for each account, and counted for its company. */
export interface Meter {
  /** Counts it before it is asked, or refuses it, and counts that. */
  take(service: OutsideService, whose: Whose): Promise<void>;
  /** Counts what somebody else has bounded. */
  note(service: OutsideService, companyId: number | null): Promise<void>;
  /** What it took in the end. */
  noteTokens(service: OutsideService, whose: Whose, tokens: Tokens): Promise<void>;
}

const limitOf: Readonly<Partial<Record<OutsideService, LimitName>>> = {
  talk: 'outsideAnswersOfAccount',
  translation: 'outsideTranslationsOfAccount',
};

const nothing = { asked: 0, refused: 0, tokensIn: 0, tokensOut: 0 };

export function makeMeter({ db, clock, throttle }: { db: Database; clock: Clock; throttle: Throttle }): Meter {
  async function count(
    service: OutsideService,
    companyId: number | null,
    counts: Partial<typeof nothing>,
  ): Promise<void> {
    if (companyId !== null) await noteOutsideUse(db, { companyId, service, ...nothing, ...counts }, clock.now());
  }

  return {
    async take(service, whose) {
      const limit = limitOf[service];
      try {
        if (limit) await throttle.take(limit, String(whose.userId));
      } catch (failure) {
        if (failure instanceof Refusal) await count(service, whose.companyId, { refused: 1 });
        throw failure;
      }
      await count(service, whose.companyId, { asked: 1 });
    },
    note: (service, companyId) => count(service, companyId, { asked: 1 }),
    noteTokens: (service, whose, tokens) =>
      count(service, whose.companyId, { tokensIn: tokens.in, tokensOut: tokens.out }),
  };
}
