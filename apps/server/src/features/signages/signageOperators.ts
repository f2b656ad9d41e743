import type { Database } from '../../platform/db/database';
import type { LoggedIn } from '../../platform/http/principal';
import { Refusal } from '../../platform/http/refusal';
import { findUser, type User } from '../accounts';
import type { Audit } from '../audit';
import type { FindSignage } from './findSignage';
import { addOperator, operatorIds, removeOperator } from './operators.repo';
import type { SignageRow } from './signages.repo';

export interface SignageOperators {
  add(principal: LoggedIn, signageId: number, userId: number): Promise<void>;
  remove(principal: LoggedIn, signageId: number, userId: number): Promise<void>;
  idsOf(principal: LoggedIn, signageId: number): Promise<number[]>;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  findSignage: FindSignage;
}

const mayAnswer = ({ role }: User): boolean => role === 'operator' || role === 'companyAdmin';

export function makeSignageOperators({ db, audit, findSignage }: Dependencies): SignageOperators {
  /** Somebody of the company of the signage; nobody else can ever answer it. */
  async function findOperator({ signage }: SignageRow, userId: number): Promise<User> {
    const user = await findUser(db, { kind: 'company', companyId: signage.companyId }, userId);
    if (!user || !mayAnswer(user)) throw new Refusal('notFound');
    return user;
  }

  const entry = ({ signage, account }: SignageRow, user: User) => ({
    companyId: signage.companyId,
    subject: account.name,
    changes: [{ field: 'operator', from: '', to: user.name }],
  });

  return {
    async add(principal, signageId, userId) {
      const row = await findSignage(principal, 'signage.manage', signageId);
      const user = await findOperator(row, userId);
      await db.transaction(async (tx) => {
        if (!(await addOperator(tx, signageId, userId))) return;
        await audit.record(tx, principal.person, { action: 'signage.operatorAdded', ...entry(row, user) });
      });
    },

    async remove(principal, signageId, userId) {
      const row = await findSignage(principal, 'signage.manage', signageId);
      const user = await findOperator(row, userId);
      await db.transaction(async (tx) => {
        if (!(await removeOperator(tx, signageId, userId))) return;
        await audit.record(tx, principal.person, { action: 'signage.operatorRemoved', ...entry(row, user) });
      });
    },

    async idsOf(principal, signageId) {
      const { signage } = await findSignage(principal, 'signage.read', signageId);
      return operatorIds(db, signage.id);
    },
  };
}
