import type { LimitName } from '@mukae/contract/domain/limits';
import type { OutsideService } from '@mukae/contract/domain/receptionist/receptionist';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { noteOutsideUse } from './outsideUses.repo';

export interface Whose {
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
  /** Refuses what is too much, and counts that where it would have gone outside. */
  bound(service: OutsideService, whose: Whose): Promise<void>;
  /** Counts what is really asked. */
  note(service: OutsideService, whose: Whose): Promise<void>;
  /** Both at once, for who asks at once. */
  take(service: OutsideService, whose: Whose): Promise<void>;
  /** What it took in the end. */
  noteTokens(service: OutsideService, whose: Whose, tokens: Tokens): Promise<void>;
}

const limitOf: Readonly<Record<OutsideService, LimitName>> = {
  talk: 'outsideAnswersOfAccount',
  translation: 'outsideTranslationsOfAccount',
  hearing: 'heardSoundsOfAccount',
  voice: 'spokenLinesOfAccount',
};

const nothing = { asked: 0, refused: 0, tokensIn: 0, tokensOut: 0 };

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  isOutside(service: OutsideService): boolean;
}

export function makeMeter({ db, clock, throttle, isOutside }: Dependencies): Meter {
  async function count(service: OutsideService, { companyId }: Whose, counts: Partial<typeof nothing>): Promise<void> {
    if (companyId !== null && isOutside(service))
      await noteOutsideUse(db, { companyId, service, ...nothing, ...counts }, clock.now());
  }

  async function bound(service: OutsideService, whose: Whose): Promise<void> {
    try {
      await throttle.take(limitOf[service], String(whose.userId));
    } catch (failure) {
      if (failure instanceof Refusal) await count(service, whose, { refused: 1 });
      throw failure;
    }
  }

  const note = (service: OutsideService, whose: Whose) => count(service, whose, { asked: 1 });

  return {
    bound,
    note,
    async take(service, whose) {
      await bound(service, whose);
      await note(service, whose);
    },
    noteTokens: (service, whose, tokens) => count(service, whose, { tokensIn: tokens.in, tokensOut: tokens.out }),
  };
}
