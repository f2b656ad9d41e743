import type { OwnReceptionist } from '@mukae/contract/calls/receptionist';
import type { TalkChoice } from '@mukae/contract/calls/talking';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import type { Database } from '#platform/db/database';
import { rulesAt } from './rulesAt';

export type FindOwnReceptionist = (principal: LoggedIn) => Promise<OwnReceptionist>;

interface Dependencies {
  db: Database;
  findSignage: FindSignage;
  /** What is offered before anybody asks. */
  suggestionsOf(companyId: number): Promise<TalkChoice[]>;
}

/** What a screen shows of its receptionist: its own where it has something of its own, else its company's. */
export const makeFindOwnReceptionist =
  ({ db, findSignage, suggestionsOf }: Dependencies): FindOwnReceptionist =>
  async (principal) => {
    const { signage } = await findSignage(principal, 'receptionist.show', 'SELF');
    const [rules, suggestions] = await Promise.all([
      rulesAt(db, signage.companyId, signage.id),
      suggestionsOf(signage.companyId),
    ]);
    const { isOn, hours, greeting, greetingEn, wakesByVoice, wakesByMotion } = rules;
    const forbidden = [...rules.forbidden];
    return { result: 'OK', isOn, hours, greeting, greetingEn, suggestions, wakesByVoice, wakesByMotion, forbidden };
  };
