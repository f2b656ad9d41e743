import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import { isScreen } from '@mukae/contract/domain/account/role';
import { temporaryPasswordLifetime } from '@mukae/contract/domain/account/session';
import type { Language } from '@mukae/contract/language';
import type { Actor, Audit } from '#features/audit';
import type { Outbox } from '#features/outbox';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { temporaryPasswordMail } from './accounts.mails';
import { hashPassword } from './passwords';
import { refuseOthers, targetOf } from './targetUser';
import { makeTemporaryPassword } from './temporaryPassword';
import { changeUser, findByLoginId, findUser, type User } from './users.repo';

/** Where the mail leads, and in which words. */
export interface MailContext {
  publicUrl: string | undefined;
  language: Language;
}

export interface PasswordReset {
  /** Answers the same whether the address exists or not; only a signage is told that it must ask. */
  byLoginId(loginId: string, address: string, context: MailContext): Promise<void>;
  byId(principal: LoggedIn, target: 'SELF' | number | undefined, context: MailContext): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  outbox: Outbox;
  audit: Audit;
}

export function makePasswordReset({ db, clock, throttle, outbox, audit }: Dependencies): PasswordReset {
  async function sendTemporaryPassword(
    user: User | undefined,
    { publicUrl, language }: MailContext,
    asker?: Actor,
  ): Promise<void> {
    if (user && isScreen(user.role)) throw new Refusal('signageReset');
    const password = makeTemporaryPassword();
    const temporaryHash = await hashPassword(password);
    if (!user) return;
    await db.transaction(async (tx) => {
      const temporaryUntil = new Date(clock.now().getTime() + temporaryPasswordLifetime);
      await changeUser(tx, user.id, { temporaryHash, temporaryUntil });
      const mail = { to: user.loginId, name: user.name, password, loginUrl: publicUrl && `${publicUrl}/login` };
      await outbox.post(tx, temporaryPasswordMail(mail, language));
      if (!asker) return;
      const { companyId, name } = user;
      await audit.record(tx, asker, { companyId, action: 'user.passwordReset', subject: name });
    });
  }

  return {
    async byLoginId(loginId, address, context) {
      await throttle.take('resetsOfAddress', address);
      await throttle.take('resetsOfLoginId', normaliseLoginId(loginId));
      await sendTemporaryPassword(await findByLoginId(db, loginId), context);
    },
    async byId(principal, target, context) {
      const reach = reachOf(principal, 'password.send');
      const id = targetOf(principal, target);
      refuseOthers(reach, id);
      const user = await findUser(db, reach, id);
      if (!user) throw new Refusal('notFound');
      await throttle.take('resetsOfLoginId', normaliseLoginId(user.loginId));
      await sendTemporaryPassword(user, context, principal.person);
    },
  };
}
