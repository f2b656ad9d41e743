import type { accountCalls } from '@mukae/contract/calls/accounts';
import type { InputOf } from '@mukae/contract/calls/call';
import type { userFields } from '@mukae/contract/calls/userFields';
import { temporaryPasswordLifetime } from '@mukae/contract/domain/account/session';
import type * as z from 'zod/mini';
import type { Audit } from '#features/audit';
import { companyIn, type MailAllowance } from '#features/companies';
import type { Outbox } from '#features/outbox';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { UploadedFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { NoteAdded } from '#platform/once/once';
import { welcomeMail } from './accounts.mails';
import type { MailContext } from './passwordReset';
import { hashPassword } from './passwords';
import type { TakenLoginIds } from './takenLoginIds';
import { makeTemporarySecret, type TemporarySecret } from './temporaryPassword';
import { tooLate } from './tooLate';
import { type Pictured, type UserPictures, withFirstPicture } from './userPictures';
import { refuseUnknownPlaces } from './userPlaces';
import { addUser, hasUserNamesake, type User } from './users.repo';

/** What is written about a new user. */
export type Newcomer = { [Name in keyof typeof userFields]: z.output<(typeof userFields)[Name]> };

type WantedUser = InputOf<typeof accountCalls.addUser> & { image: UploadedFile | undefined };

export interface Newcomers {
  /** Asks first when somebody of the company has the name. */
  add(
    principal: LoggedIn,
    wanted: WantedUser,
    mail: MailContext,
    address: string,
    noteAdded: NoteAdded,
  ): Promise<number | 'askFirst'>;
  /** Without a password of her own she gets a temporary one by mail. */
  enter(
    tx: Transaction,
    companyId: number,
    newcomer: Newcomer & Partial<Pictured>,
    secret: Secret,
    mail: MailContext,
  ): Promise<number>;
}

/** A password that somebody chose, or one that is made and mailed. */
type Secret = { kind: 'chosen'; hash: string } | TemporarySecret;

interface Dependencies {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  audit: Audit;
  pictures: UserPictures;
  mailAllowance: MailAllowance;
  takenLoginIds: TakenLoginIds;
  roleGiven(tx: Transaction, user: Pick<User, 'id' | 'companyId'>, role: User['role']): Promise<void>;
}

export function makeNewcomers(accounts: Dependencies): Newcomers {
  const { db, clock, outbox, audit, pictures, mailAllowance, takenLoginIds, roleGiven } = accounts;

  async function enter(
    tx: Transaction,
    companyId: number,
    newcomer: Newcomer & Partial<Pictured>,
    secret: Secret,
    { publicUrl, language }: MailContext,
  ): Promise<number> {
    const now = clock.now();
    const temporary = {
      temporaryHash: secret.hash,
      temporaryUntil: new Date(now.getTime() + temporaryPasswordLifetime),
    };
    const id = await addUser(tx, {
      ...newcomer,
      ...(secret.kind === 'chosen' ? { passwordHash: secret.hash } : temporary),
      companyId,
      phone: '',
      address: '',
      createdAt: now,
    });
    await roleGiven(tx, { id, companyId }, newcomer.role);
    if (secret.kind === 'temporary') {
      const { loginId: to, name } = newcomer;
      const loginUrl = publicUrl && `${publicUrl}/login`;
      await outbox.post(tx, welcomeMail({ to, name, password: secret.password, loginUrl }, language));
    }
    return id;
  }

  return {
    enter,
    async add(principal, wanted, mail, address, noteAdded) {
      const { companyId: named, password, image, isForced, ...newcomer } = wanted;
      const companyId = await companyIn(db, reachOf(principal, 'user.manage', named));
      await refuseUnknownPlaces(db, companyId, newcomer);
      await takenLoginIds.refuse(principal, newcomer.loginId, 'alreadyRegistered');
      if (!isForced && (await hasUserNamesake(db, companyId, newcomer.name))) return 'askFirst';

      const share = `company ${companyId}`;
      const secret: Secret =
        password === undefined
          ? await makeTemporarySecret(share)
          : { kind: 'chosen', hash: await hashPassword(password, share) };
      return withFirstPicture(db, pictures, image, (pictured) =>
        db
          .transaction(async (tx) => {
            if (secret.kind === 'temporary') await mailAllowance.take(tx, { companyId, address }, 1);
            const id = await enter(tx, companyId, { ...newcomer, ...pictured }, secret, mail);
            if (pictured) await pictures.exchange(tx, id, null, pictured.picture);
            await audit.record(tx, principal.person, { companyId, action: 'user.added', subject: newcomer.name });
            await noteAdded(tx, id);
            return id;
          })
          .catch(tooLate('alreadyRegistered')),
      );
    },
  };
}
