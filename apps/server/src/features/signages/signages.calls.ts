import { ok } from '@mukae/contract/calls/answers';
import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import type { Reach } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { addSignageHandlers } from './addSignage.calls';
import { changeSignageHandler } from './changeSignage.calls';
import type { SignageChanges } from './changeSignages';
import type { FindSignage } from './findSignage';
import { getSignageHandler } from './getSignage.calls';
import type { ScreenHealths } from './health/screenHealths';
import { listSignagesHandlers } from './listSignages.calls';
import type { SignageOperators } from './signageOperators';
import type { KnownStatuses } from './signages.repo';
import type { SignageTables } from './signageTables';
import { signageTableHandlers } from './signageTables.calls';
import { changeSceneHandler } from './templates/changeScene.calls';
import { changeSceneMediumHandlers } from './templates/changeSceneMedium.calls';
import type { TemplateChanges } from './templates/changeTemplates';
import { type TemplateWork, templateHandlers } from './templates/templates.calls';

interface Dependencies {
  db: Database;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
  statusesIn(reach: Reach): KnownStatuses;
  healths: ScreenHealths;
  findSignage: FindSignage;
  changes: SignageChanges;
  templates: TemplateChanges;
  templateWork: TemplateWork;
  operators: SignageOperators;
  tables: SignageTables;
}

export const signageHandlers = (signages: Dependencies): Handler[] => [
  getSignageHandler(signages),
  ...listSignagesHandlers(signages),
  ...addSignageHandlers(signages.changes),
  changeSignageHandler(signages.changes),
  changeSceneHandler(signages.templates),
  ...changeSceneMediumHandlers(signages.templates),
  ...templateHandlers(signages.templateWork),
  ...signageTableHandlers(signages.tables),

  handle(signageCalls.deleteSignage, async ({ input, principal }) => {
    await signages.changes.remove(principal, input.targetId);
    return ok;
  }),

  handle(signageCalls.addSignageUser, async ({ input, principal }) => {
    await signages.operators.add(principal, input.targetId, [input.userId]);
    return ok;
  }),

  handle(signageCalls.addSignageUsers, async ({ input, principal }) => {
    await signages.operators.add(principal, input.targetId, input.userIds);
    return ok;
  }),

  handle(signageCalls.deleteSignageUser, async ({ input, principal }) => {
    await signages.operators.remove(principal, input.targetId, input.userId);
    return ok;
  }),
];
