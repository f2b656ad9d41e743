import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
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
    const { id, ownerId } = row.signage;
    const scenes = await templatesOf(db, id);
    // Whoever rents the avatar, and whom she meets, know one scene only.
    const known = scenes.filter(({ template }) => ownerId === null || template.scene === 'Active');
    const operators = (await shownOperators(db, principal, [row])).get(id);
    return presentWholeSignage(row, statusOf(row.signage), operators, known);
  });
