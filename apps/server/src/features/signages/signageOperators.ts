import { answersCalls } from '@mukae/contract/domain/account/role';
import { findUser, type User } from '#features/accounts';
import type { Actor, Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { FindSignage } from './findSignage';
import { addOperator, operatorIds, removeOperator, removeOperatorEverywhere } from './operators.repo';
import type { SignageRow } from './signages.repo';

export interface SignageOperators {
  /** All of them or none. */
  add(principal: LoggedIn, signageId: number, userIds: readonly number[]): Promise<void>;
  remove(principal: LoggedIn, signageId: number, userId: number): Promise<void>;
  of(principal: LoggedIn, signageId: number): Promise<{ companyId: number; userIds: number[] }>;
  /** Who has a role in which nobody answers calls is an operator of no signage. */
  followRole(tx: Transaction, actor: Actor, user: Pick<User, 'id' | 'name'>, role: User['role']): Promise<void>;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  findSignage: FindSignage;
}

export function makeSignageOperators({ db, audit, findSignage }: Dependencies): SignageOperators {
  /** Somebody of the company of the signage; nobody else can ever answer it. */
  async function findOperator({ signage }: SignageRow, userId: number): Promise<User> {
    const user = await findUser(db, { kind: 'company', companyId: signage.companyId }, userId);
    if (!user || !answersCalls(user.role)) throw new Refusal('notFound');
    return user;
  }

  const entry = ({ signage, account }: SignageRow, change: { from: string; to: string }) => ({
    companyId: signage.companyId,
    subject: account.name,
    changes: [{ field: 'operator', ...change }],
  });

  return {
    async add(principal, signageId, userIds) {
      const row = await findSignage(principal, 'signage.manage', signageId);
      const users: User[] = [];
      for (const userId of userIds) users.push(await findOperator(row, userId));
      await db.transaction(async (tx) => {
        for (const { id, name: to } of users) {
          if (!(await addOperator(tx, signageId, id))) continue;
          const change = { from: '', to };
          await audit.record(tx, principal.person, { action: 'signage.operatorAdded', ...entry(row, change) });
        }
      });
    },

    async remove(principal, signageId, userId) {
      const row = await findSignage(principal, 'signage.manage', signageId);
      const user = await findOperator(row, userId);
      await db.transaction(async (tx) => {
        if (!(await removeOperator(tx, signageId, userId))) return;
        const change = { from: user.name, to: '' };
        await audit.record(tx, principal.person, { action: 'signage.operatorRemoved', ...entry(row, change) });
      });
    },

    async of(principal, signageId) {
      const { signage } = await findSignage(principal, 'signage.read', signageId);
      return { companyId: signage.companyId, userIds: await operatorIds(db, signage.id) };
    },

    async followRole(tx, actor, { id, name: from }, role) {
      if (answersCalls(role)) return;
      for (const { name: subject, companyId } of await removeOperatorEverywhere(tx, id)) {
        const changes = [{ field: 'operator', from, to: '' }];
        await audit.record(tx, actor, { action: 'signage.operatorRemoved', companyId, subject, changes });
      }
    },
  };
}
