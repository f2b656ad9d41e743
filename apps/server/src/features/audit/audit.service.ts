import type { AuditAction, FieldChange } from '@mukae/contract/domain/audit/action';
import { readableLine } from '@mukae/contract/domain/text/readableLine';
import type { LoggedIn, Person } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Transaction } from '#platform/db/database';
import { addEntry } from './audit.repo';

export type Actor = Pick<Person, 'userId' | 'name' | 'role'>;

/** Nothing else of her, for a deed that is written down elsewhere. */
export const actorOf = ({ person: { userId, name, role } }: LoggedIn): Actor => ({ userId, name, role });

export interface AuditLine {
  /** Whose company it concerns; null where it concerns none. */
  companyId: number | null;
  action: AuditAction;
  /** What was changed, by its name. */
  subject: string;
  changes?: readonly FieldChange[];
}

export interface Audit {
  /** Written in the transaction of the change: both stay, or neither. */
  record(tx: Transaction, actor: Actor, entry: AuditLine): Promise<void>;
}

/** Names of files come from elsewhere. */
const subjectMax = 200;

export const makeAudit = (clock: Clock): Audit => ({
  async record(tx, actor, { companyId, action, subject, changes = [] }) {
    await addEntry(tx, {
      companyId,
      action,
      subject: readableLine(subject, subjectMax),
      changes: [...changes],
      at: clock.now(),
      actorId: actor.userId,
      actorName: actor.name,
      actorRole: actor.role,
    });
  },
});
