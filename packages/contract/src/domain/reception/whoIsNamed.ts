import { isOfNoCompany } from '../account/role';
import type { OperatorEntry } from './desk';
import type { ReceptionRecord } from './receptionRecord';

interface Named {
  /** Null: nobody, or no user of the company. */
  userId: number | null;
  name: string;
}

/** Whom a record names to the company. Who belongs to none is known to it by name alone, and only where she answered a visitor. */
export function whoIsNamed(
  { kind, userId }: Pick<ReceptionRecord, 'kind' | 'userId'>,
  operator: Pick<OperatorEntry, 'role' | 'name'> | undefined,
): Named {
  const name = operator?.name ?? '';
  if (!operator || !isOfNoCompany(operator.role)) return { userId, name };
  return { userId: null, name: kind === 'reception' ? name : '' };
}
