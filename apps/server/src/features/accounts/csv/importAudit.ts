import type { Actor, Audit } from '#features/audit';
import type { Transaction } from '#platform/db/database';
import type { RowDeed } from './importPlan';

interface Import {
  what: 'user' | 'signage' | 'answer';
  companyId: number;
  fileName: string;
  deeds: readonly RowDeed[];
}

/** What became of each row, and last, so that it stands above them, how many there were. */
export async function recordImport(
  tx: Transaction,
  audit: Audit,
  actor: Actor,
  { what, companyId, fileName, deeds }: Import,
): Promise<void> {
  for (const { kind, subject, changes } of deeds) {
    const action = kind === 'add' ? (`${what}.added` as const) : (`${what}.changed` as const);
    await audit.record(tx, actor, { companyId, action, subject, changes });
  }
  const added = deeds.filter(({ kind }) => kind === 'add').length;
  await audit.record(tx, actor, {
    companyId,
    action: `${what}.imported`,
    subject: fileName,
    changes: [
      { field: 'added', from: '', to: String(added) },
      { field: 'changed', from: '', to: String(deeds.length - added) },
    ],
  });
}
