import { isScreen } from '@mukae/contract/domain/account/role';
import { temporaryPasswordLifetime } from '@mukae/contract/domain/account/session';
import type { Language } from '@mukae/contract/language';
import type { Audit } from '#features/audit';
import type { MailAllowance } from '#features/companies';
import type { Outbox } from '#features/outbox';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { temporaryPasswordMail } from './accounts.mails';
import { countKeyOf, type KnownPlaces, type Whereabouts } from './knownPlaces';
import { addResetRequest, type ResetRequest, resetRequestsAfter, takeResetRequest } from './resetRequests.repo';
import { refuseOthers, targetOf } from './targetUser';
import { makeTemporarySecret, type TemporarySecret } from './temporaryPassword';
import { changeUser, findByLoginId, findUser, holdUser, type User } from './users.repo';

/** Where the mail leads, and in which words. */
export interface MailContext {
  publicUrl: string | undefined;
  language: Language;
}

export interface PasswordReset {
  /** Notes the wish, in the same steps whether somebody has the login id or not; only a signage is told that it must ask. */
  byLoginId(loginId: string, whereabouts: Whereabouts, context: MailContext): Promise<void>;
  /** What was noted: those whom somebody has get their mail. */
  carryOut(): Promise<void>;
  byId(principal: LoggedIn, target: 'SELF' | number | undefined, context: MailContext, address: string): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  throttle: Throttle;
  knownPlaces: KnownPlaces;
  mailAllowance: MailAllowance;
  outbox: Outbox;
  audit: Audit;
}

/** A stop waits for a round, not for all that was noted. */
const requestsPerRound = 20;
/** By then whoever asked has asked again, or given up. */
const givenUpAfterMs = 60 * 60 * 1000;

export function makePasswordReset(accounts: Dependencies): PasswordReset {
  const { db, clock, log, throttle, knownPlaces, mailAllowance, outbox, audit } = accounts;

  /** After whom the next round goes on: those that failed have another turn when all others have had theirs. */
  let roundEnd = 0;

  async function send(
    tx: Transaction,
    user: User,
    { password, hash }: TemporarySecret,
    { publicUrl, language }: MailContext,
  ) {
    const temporaryUntil = new Date(clock.now().getTime() + temporaryPasswordLifetime);
    await changeUser(tx, user.id, { temporaryHash: hash, temporaryUntil });
    const mail = { to: user.loginId, name: user.name, password, loginUrl: publicUrl && `${publicUrl}/login` };
    await outbox.post(tx, temporaryPasswordMail(mail, language));
  }

  /** What strangers ask for takes nothing from those who ask where they are known. Nobody is told when it is too much. */
  async function isWithinDay(tx: Transaction, { companyId }: User, { isFromKnownPlace }: ResetRequest) {
    if (companyId === null) return true;
    const key = isFromKnownPlace ? `${companyId} known` : String(companyId);
    try {
      await throttle.takeWithin(tx, { limit: 'resetMailsOfCompany', key }, 1);
      return true;
    } catch (failure) {
      if (failure instanceof Refusal) return false;
      throw failure;
    }
  }

  async function sendWhatWasAskedFor(request: ResetRequest): Promise<void> {
    const { id, loginId, language, publicUrl, askedAt } = request;
    const isGivenUp = clock.now().getTime() - askedAt.getTime() > givenUpAfterMs;
    const asked = isGivenUp ? undefined : await findByLoginId(db, loginId);
    // The answer has left: for nobody nothing is hashed.
    if (!asked || isScreen(asked.role)) return void (await takeResetRequest(db, id));
    const secret = await makeTemporarySecret('resets');
    await db.transaction(async (tx) => {
      if (!(await takeResetRequest(tx, id))) return;
      const user = await holdUser(tx, asked.id);
      if (!user || !(await isWithinDay(tx, user, request))) return;
      await send(tx, user, secret, { language, publicUrl: publicUrl ?? undefined });
    });
  }

  return {
    async byLoginId(loginId, whereabouts, { language, publicUrl }) {
      await throttle.take('resetsOfAddress', whereabouts.address);
      const { key, isKnown } = await knownPlaces.standing(loginId, whereabouts);
      await throttle.take('resetsOfLoginId', key);
      const user = await findByLoginId(db, loginId);
      if (user && isScreen(user.role)) throw new Refusal('signageReset');
      await addResetRequest(db, {
        loginId,
        isFromKnownPlace: isKnown,
        language,
        publicUrl: publicUrl ?? null,
        askedAt: clock.now(),
      });
    },
    async carryOut() {
      const round = await resetRequestsAfter(db, roundEnd, requestsPerRound);
      roundEnd = round[requestsPerRound - 1]?.id ?? 0;
      for (const request of round) {
        await sendWhatWasAskedFor(request).catch((failure) =>
          log.warn({ err: failure, request: request.id }, 'a temporary password was not sent; it is tried again'),
        );
      }
    },
    async byId(principal, target, context, address) {
      const reach = reachOf(principal, 'password.send');
      const id = targetOf(principal, target);
      refuseOthers(reach, id);
      const user = await findUser(db, reach, id);
      if (!user) throw new Refusal('notFound');
      if (isScreen(user.role)) throw new Refusal('signageReset');
      const { person } = principal;
      await throttle.take('resetsOfLoginId', countKeyOf(user.loginId, `by ${person.userId}`));
      const secret = await makeTemporarySecret(`user ${person.userId}`);
      await db.transaction(async (tx) => {
        const { companyId, name } = user;
        await mailAllowance.take(tx, { companyId, address }, 1);
        await send(tx, user, secret, context);
        await audit.record(tx, person, { companyId, action: 'user.passwordReset', subject: name });
      });
    },
  };
}
