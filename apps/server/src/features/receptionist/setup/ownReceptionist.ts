import type { OwnReceptionist } from '@mukae/contract/calls/receptionist';
import type { TalkChoice } from '@mukae/contract/calls/talking';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import type { Database } from '#platform/db/database';
import { findOfSignage, findReceptionist } from './setup.repo';

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
    const [rules, own, suggestions] = await Promise.all([
      findReceptionist(db, signage.companyId),
      findOfSignage(db, signage.id),
      suggestionsOf(signage.companyId),
    ]);
    return {
      result: 'OK',
      isOn: own.isOn ?? rules.isOn,
      hours: own.hours ?? rules.hours,
      ...greetingOf(rules, own),
      suggestions,
      wakesByVoice: rules.wakesByVoice,
      wakesByMotion: rules.wakesByMotion,
    };
  };

type Greeting = Pick<OwnReceptionist, 'greeting' | 'greetingEn'>;

/** Both languages together, so that neither says something else than the other. */
const greetingOf = (
  { greeting, greetingEn }: Greeting,
  own: { greeting: string | null; greetingEn: string | null },
): Greeting =>
  own.greeting === null ? { greeting, greetingEn } : { greeting: own.greeting, greetingEn: own.greetingEn ?? '' };
