import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { isKnownOn } from '@mukae/contract/domain/template/knownScenes';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import type { FindSignage } from './findSignage';
import { shownOperators } from './shownOperators';
import { presentWholeSignage } from './signages.present';
import { templatesOf } from './templates/templates.repo';

interface Dependencies {
  db: Database;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
  findSignage: FindSignage;
}

export const getSignageHandler = ({ db, statusOf, findSignage }: Dependencies): Handler =>
  handle(signageCalls.getSignage, async ({ input, principal }) => {
    const row = await findSignage(principal, 'signage.read', input.targetId);
    const { id } = row.signage;
    const known = (await templatesOf(db, id)).filter(({ template }) => isKnownOn(row.signage, template));
    const operators = (await shownOperators(db, principal, [row])).get(id);
    return presentWholeSignage(row, statusOf(row.signage), operators, known);
  });
