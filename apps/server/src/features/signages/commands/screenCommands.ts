import type { AuditAction } from '@mukae/contract/domain/audit/action';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { isWithVisitor } from '@mukae/contract/domain/signage/withVisitor';
import type { BeginningAnew, ScreenCommand } from '@mukae/contract/realtime/screenCommandField';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { FindSignage } from '../findSignage';
import type { SignageRow } from '../signages.repo';
import { findDraftById } from '../templates/drafts.repo';

/** What administrators ask of a screen that is there. */
export interface ScreenCommands {
  beginAnew(principal: LoggedIn, id: number, how: BeginningAnew): Promise<void>;
  picture(principal: LoggedIn, id: number, pictureId: string): Promise<void>;
  showDraft(principal: LoggedIn, which: { draftId: number; templateKey: string }): Promise<void>;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  findSignage: FindSignage;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
  /** False: no page of it is connected. */
  command(userId: number, command: ScreenCommand): boolean;
}

const actions = {
  reload: 'signage.reloadAsked',
  restart: 'signage.restartAsked',
  picture: 'signage.pictureAsked',
  showDraft: 'signage.draftShown',
} as const satisfies Record<ScreenCommand['is'], AuditAction>;

export function makeScreenCommands({ db, audit, findSignage, statusOf, command }: Dependencies): ScreenCommands {
  async function order(principal: LoggedIn, { signage, account }: SignageRow, wanted: ScreenCommand): Promise<void> {
    if (statusOf(signage) === 'Logout') throw new Refusal('signageAway');
    await db.transaction((tx) =>
      audit.record(tx, principal.person, {
        companyId: signage.companyId,
        action: actions[wanted.is],
        subject: account.name,
      }),
    );
    if (!command(account.id, wanted)) throw new Refusal('signageAway');
  }

  async function findAlone(principal: LoggedIn, id: number): Promise<SignageRow> {
    const row = await findSignage(principal, 'signage.manage', id);
    if (isWithVisitor(statusOf(row.signage))) throw new Refusal('inCall');
    return row;
  }

  return {
    async beginAnew(principal, id, how) {
      await order(principal, await findAlone(principal, id), { is: how });
    },
    async picture(principal, id, pictureId) {
      await order(principal, await findSignage(principal, 'signage.manage', id), { is: 'picture', pictureId });
    },
    async showDraft(principal, { draftId, templateKey }) {
      const draft = await findDraftById(db, draftId);
      if (!draft) throw new Refusal('notFound');
      await order(principal, await findAlone(principal, draft.signageId), {
        is: 'showDraft',
        draftId,
        templateKey,
      });
    },
  };
}
