import type { FieldChange } from '@mukae/contract/domain/audit/action';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { Audit } from '#features/audit';
import type { Person } from '#platform/access/principal';
import type { Transaction } from '#platform/db/database';
import type { SignageRow } from '../signages.repo';

/** The line of the audit log about a scene of a signage; none where nothing changed. */
export async function recordTemplate(
  tx: Transaction,
  audit: Audit,
  person: Person,
  { row: { signage, account }, scene, changes }: { row: SignageRow; scene: Scene; changes: FieldChange[] },
): Promise<void> {
  if (changes.length === 0) return;
  await audit.record(tx, person, {
    companyId: signage.companyId,
    action: 'signage.templateChanged',
    subject: `${account.name} / ${scene}`,
    changes,
  });
}
