import type { AuditAction } from '@mukae/contract/domain/audit/action';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { isWithVisitor } from '@mukae/contract/domain/signage/withVisitor';
import type { BeginningAnew, ScreenCommand } from '@mukae/contract/realtime/screenCommandField';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { FindSignage } from '../findSignage';
import type { SignageRow } from '../signages.repo';
import { findDraftById } from '../templates/drafts.repo';

/** What administrators ask of a screen that is there. */
export interface ScreenCommands {
  beginAnew(principal: LoggedIn, id: number, how: BeginningAnew): Promise<void>;
  picture(principal: LoggedIn, id: number, pictureId: string): Promise<void>;
  /** A picture that the screen was asked for already: another one wants it, too. */
  samePicture(principal: LoggedIn, id: number): Promise<void>;
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
  const record = (tx: Transaction, { person }: LoggedIn, { signage, account }: SignageRow, is: ScreenCommand['is']) =>
    audit.record(tx, person, { companyId: signage.companyId, action: actions[is], subject: account.name });

  /** It is in the log if it was told to the screen, and only then. */
  async function order(principal: LoggedIn, row: SignageRow, wanted: ScreenCommand): Promise<void> {
    await db.transaction(async (tx) => {
      await record(tx, principal, row, wanted.is);
      if (!command(row.account.id, wanted)) throw new Refusal('signageAway');
    });
  }

  /** A screen that is there, and nobody at it: what it shows may tell of a visitor, and is not taken from her. */
  async function findAlone(principal: LoggedIn, id: number): Promise<SignageRow> {
    const row = await findSignage(principal, 'signage.manage', id);
    const status = statusOf(row.signage);
    if (status === 'Logout') throw new Refusal('signageAway');
    if (isWithVisitor(status)) throw new Refusal('inCall');
    return row;
  }

  return {
    async beginAnew(principal, id, how) {
      await order(principal, await findAlone(principal, id), { is: how });
    },
    async picture(principal, id, pictureId) {
      await order(principal, await findAlone(principal, id), { is: 'picture', pictureId });
    },
    async samePicture(principal, id) {
      const row = await findAlone(principal, id);
      await db.transaction((tx) => record(tx, principal, row, 'picture'));
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
