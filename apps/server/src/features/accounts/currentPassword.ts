import type { LoggedIn } from '#platform/access/principal';
import { everything } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { matchesOf } from './passwords';
import { findUser } from './users.repo';

/** Whoever changes how somebody gets in shows that it is her, with the password she logged in with. */
export type CheckCurrentPassword = (principal: LoggedIn, currentPassword: string | undefined) => Promise<void>;

interface Dependencies {
  db: Database;
  throttle: Throttle;
}

export const makeCurrentPasswordCheck =
  ({ db, throttle }: Dependencies): CheckCurrentPassword =>
  async ({ person, caller }, currentPassword) => {
    const taken = await throttle.take('wrongCurrentPasswordsOfUser', String(person.userId));
    const actor = await findUser(db, everything, person.userId);
    const stored = caller === 'temporary' ? actor?.temporaryHash : actor?.passwordHash;
    const [isRight] = await matchesOf([stored ?? null], currentPassword ?? '', `user ${person.userId}`).catch(
      async (failure) => {
        await throttle.giveBack(taken);
        throw failure;
      },
    );
    if (!isRight) throw new Refusal('wrongCurrentPassword');
    await throttle.giveBack(taken);
  };
