import { changed, hasChanged } from '@mukae/contract/domain/change/changed';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { Draft, KeyedTemplate } from '@mukae/contract/domain/template/draft';
import { isKnownOn } from '@mukae/contract/domain/template/knownScenes';
import type { Sessions } from '#features/accounts';
import type { Audit } from '#features/audit';
import type { MediaLibrary } from '#features/media';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { screenChangesInWords } from '../deviceInWords';
import type { FindSignage } from '../findSignage';
import { saveDevice } from '../saveDevice';
import { holdSignage, type SignageRow } from '../signages.repo';
import { checkMedia, holdMediaOf } from './draftMedia';
import { removeDraft } from './drafts.repo';
import { recordTemplate } from './recordTemplate';
import type { Writing } from './savedBy';
import { templateRows } from './templates.repo';
import { makeFindUsable } from './usableMedia';
import { refuseOvertaken, writeDraft } from './writeDraft';

export type PublishTemplates = (
  principal: LoggedIn,
  signageId: number,
  draft: Draft,
  seenRevision: number | undefined,
) => Promise<readonly KeyedTemplate[]>;

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  library: MediaLibrary;
  sessions: Sessions;
  findSignage: FindSignage;
}

export function makePublishTemplates(parts: Dependencies): PublishTemplates {
  const { db, clock, audit, library, sessions, findSignage } = parts;
  const findUsable = makeFindUsable(library);

  async function resize(tx: Transaction, row: SignageRow, size: Size, by: Writing): Promise<void> {
    const { signage, account } = row;
    const change = changed(signage, size);
    await saveDevice(tx, row, { change, seenVersion: account.version, by });
    await audit.record(tx, by.person, {
      companyId: signage.companyId,
      action: 'signage.changed',
      subject: account.name,
      changes: screenChangesInWords(signage, change),
    });
  }

  return async (principal, signageId, draft, seenRevision) => {
    const row = await findSignage(principal, 'signage.change', signageId);
    if (!draft.changed.every((template) => isKnownOn(row.signage, template))) throw new Refusal('notFound');
    await checkMedia(findUsable, principal, row.signage.companyId, draft.changed);
    const by = { person: principal.person, now: clock.now() };

    const now = await db.transaction(async (tx) => {
      // One publisher after another: what each has seen is checked against what the one before has left.
      const signage = await holdSignage(tx, signageId);
      if (!(await holdMediaOf(tx, draft.changed))) throw new Refusal('mediumGone');
      refuseOvertaken(await templateRows(tx, signageId), draft);
      const size = draft.size ?? signage;
      // Turned first: where blocks stand in the draft is where they shall stand then.
      if (hasChanged(signage, size)) await resize(tx, row, size, by);
      const live = await templateRows(tx, signageId);
      for (const written of await writeDraft(tx, { ...signage, ...size }, { live, draft }, by)) {
        await recordTemplate(tx, audit, by.person, { row, ...written });
      }
      await removeDraft(tx, { signageId, userId: by.person.userId }, seenRevision);
      return templateRows(tx, signageId);
    });
    sessions.forget(row.account.id);
    return now;
  };
}
