import type { ReceptionistRules } from '@mukae/contract/domain/receptionist/receptionist';
import type { Database } from '#platform/db/database';
import { findOfSignage, findReceptionist } from './setup.repo';

/** How the receptionist is set up at a screen, which may have something of its own; without one: as its company. */
export async function rulesAt(db: Database, companyId: number, signageId: number | null): Promise<ReceptionistRules> {
  const rules = await findReceptionist(db, companyId);
  if (signageId === null) return rules;
  const { isOn, hours, greeting, greetingEn } = await findOfSignage(db, signageId);
  return {
    ...rules,
    isOn: isOn ?? rules.isOn,
    hours: hours ?? rules.hours,
    // Both languages together, so that neither says something else than the other.
    ...(greeting !== null && { greeting, greetingEn: greetingEn ?? '' }),
  };
}
