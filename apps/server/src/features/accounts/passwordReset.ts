import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
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
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { temporaryPasswordMail } from './accounts.mails';
import type { KnownPlaces, Place } from './knownPlaces';
import { hashPassword } from './passwords';
import { addResetRequest, oldestResetRequests, type ResetRequest, takeResetRequest } from './resetRequests.repo';
import { refuseOthers, targetOf } from './targetUser';
import { makeTemporaryPassword } from './temporaryPassword';
import { changeUser, findByLoginId, findUser, type User } from './users.repo';

/** Where the mail leads, in which words, and from where it is caused. */
export interface MailContext {
  publicUrl: string | undefined;
  language: Language;
  address: string;
}

export interface PasswordReset {
  /** Notes the wish, in the same steps whether somebody has the login id or not; only a signage is told that it must ask. */
  byLoginId(loginId: string, place: Place, context: Omit<MailContext, 'address'>): Promise<void>;
  /** What was noted: those whom somebody has get their mail. */
  carryOut(): Promise<void>;
  byId(principal: LoggedIn, target: 'SELF' | number | undefined, context: MailContext): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  knownPlaces: KnownPlaces;
  mailAllowance: MailAllowance;
  outbox: Outbox;
  audit: Audit;
}

/** A stop waits for a round, not for all that was noted. */
const requestsPerRound = 20;

export function makePasswordReset(accounts: Dependencies): PasswordReset {
  const { db, clock, throttle, knownPlaces, mailAllowance, outbox, audit } = accounts;

  async function makeSecret(share: string) {
    const password = makeTemporaryPassword();
    return { password, temporaryHash: await hashPassword(password, share) };
  }
  type MadeSecret = Awaited<ReturnType<typeof makeSecret>>;

  async function send(
    tx: Transaction,
    user: User,
    { password, temporaryHash }: MadeSecret,
    { publicUrl, language }: Omit<MailContext, 'address'>,
  ) {
    const temporaryUntil = new Date(clock.now().getTime() + temporaryPasswordLifetime);
    await changeUser(tx, user.id, { temporaryHash, temporaryUntil });
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
    const { id, loginId, language, publicUrl } = request;
    const secret = await makeSecret('resets');
    await db.transaction(async (tx) => {
      if (!(await takeResetRequest(tx, id))) return;
      const user = await findByLoginId(tx, loginId);
      if (!user || isScreen(user.role) || !(await isWithinDay(tx, user, request))) return;
      await send(tx, user, secret, { language, publicUrl: publicUrl ?? undefined });
    });
  }

  return {
    async byLoginId(loginId, place, { language, publicUrl }) {
      await throttle.take('resetsOfAddress', place.address);
      const { count, isKnown } = await knownPlaces.standing(loginId, place);
      await throttle.take('resetsOfLoginId', count);
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
      for (const request of await oldestResetRequests(db, requestsPerRound)) await sendWhatWasAskedFor(request);
    },
    async byId(principal, target, context) {
      const reach = reachOf(principal, 'password.send');
      const id = targetOf(principal, target);
      refuseOthers(reach, id);
      const user = await findUser(db, reach, id);
      if (!user) throw new Refusal('notFound');
      if (isScreen(user.role)) throw new Refusal('signageReset');
      const { person } = principal;
      await throttle.take('resetsOfLoginId', `${normaliseLoginId(user.loginId)} by ${person.userId}`);
      const secret = await makeSecret(`user ${person.userId}`);
      await db.transaction(async (tx) => {
        const { companyId, name } = user;
        await mailAllowance.take(tx, { companyId, address: context.address }, 1);
        await send(tx, user, secret, context);
        await audit.record(tx, person, { companyId, action: 'user.passwordReset', subject: name });
      });
    },
  };
}
