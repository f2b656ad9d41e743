import { changed } from '@mukae/contract/domain/change/changed';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import type { Draft, EditedTemplate } from '@mukae/contract/domain/template/draft';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { hoursInLine, timedTemplatesMax } from '@mukae/contract/domain/template/timetable';
import type { Sessions } from '#features/accounts';
import type { Audit } from '#features/audit';
import type { MediaLibrary } from '#features/media';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { screenChangesInWords } from '../deviceInWords';
import { saveDevice } from '../devices.repo';
import type { FindSignage } from '../findSignage';
import type { SignageRow } from '../signages.repo';
import { removeDraft } from './drafts.repo';
import { insertTemplate, removeTemplate, type TemplateRow, templatesOf } from './templates.repo';
import { makeFindUsable } from './usableMedia';
import { type WantedTemplate, writeTemplate } from './writeTemplate';

export type PublishTemplates = (
  principal: LoggedIn,
  signageId: number,
  draft: Draft,
  seenRevision: number | undefined,
) => Promise<void>;

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  library: MediaLibrary;
  sessions: Sessions;
  findSignage: FindSignage;
}

/** Whoever rents the avatar knows one scene of hers, and it has no hours. */
const isKnownTo = ({ signage: { ownerId } }: SignageRow, { scene, hours }: Pick<EditedTemplate, 'scene' | 'hours'>) =>
  ownerId === null || (scene === 'Active' && hours === null);

export function makePublishTemplates(parts: Dependencies): PublishTemplates {
  const { db, clock, audit, library, sessions, findSignage } = parts;
  const findUsable = makeFindUsable(library);

  /** A medium may have been deleted since it was chosen. */
  async function checkMedia(
    principal: LoggedIn,
    { companyId }: SignageRow['signage'],
    templates: readonly EditedTemplate[],
  ) {
    const gone = (failure: unknown): never => {
      throw failure instanceof Refusal && failure.error === 'notFound'
        ? new Refusal('mediumGone', { cause: failure })
        : failure;
    };
    for (const { logoId, playlist } of templates) {
      if (logoId !== null) await findUsable(principal, companyId, 'logo', logoId).catch(gone);
      for (const { mediaId } of playlist) await findUsable(principal, companyId, 'media', mediaId).catch(gone);
    }
  }

  return async (principal, signageId, draft, seenRevision) => {
    const row = await findSignage(principal, 'signage.change', signageId);
    const { signage, account } = row;
    const by = { person: principal.person, now: clock.now() };
    const resized = draft.size ? changed(signage, draft.size) : {};
    const orientation = orientationOf({ ...signage, ...resized });
    if (!draft.changed.every((template) => isKnownTo(row, template))) throw new Refusal('notFound');
    await checkMedia(principal, signage, draft.changed);

    await db.transaction(async (tx) => {
      const live = new Map((await templatesOf(tx, signageId)).map(({ template }) => [template.id, template]));
      const seen = ({ id, version }: { id: number; version: number }): TemplateRow => {
        const template = live.get(id);
        if (template?.version !== version) throw new Refusal('changedMeanwhile');
        return template;
      };
      const record = (scene: string, changes: Awaited<ReturnType<typeof writeTemplate>>) =>
        audit.record(tx, by.person, {
          companyId: signage.companyId,
          action: 'signage.templateChanged',
          subject: `${account.name} / ${scene}`,
          changes,
        });

      for (const gone of draft.removed.map(seen)) {
        if (gone.hours === null || !isKnownTo(row, gone)) throw new Refusal('notFound');
        await removeTemplate(tx, gone.id);
        live.delete(gone.id);
        await record(gone.scene, [{ field: 'hours', from: gone.hours.name, to: '' }]);
      }
      for (const wanted of draft.changed) {
        const before = wanted.seen ? seen(wanted.seen) : await begin(tx, signageId, wanted, live);
        if (before.scene !== wanted.scene || (before.hours === null) !== (wanted.hours === null))
          throw new Refusal('notFound');
        const told = await writeTemplate(tx, before, shownBy(wanted, orientation), by);
        const begun = wanted.seen || !wanted.hours ? [] : [{ field: 'hours', from: '', to: hoursInLine(wanted.hours) }];
        if (begun.length + told.length > 0) await record(wanted.scene, [...begun, ...told]);
      }
      if (Object.keys(resized).length > 0) {
        if (!(await saveDevice(tx, row, resized, account.version))) throw new Refusal('changedMeanwhile');
        await audit.record(tx, by.person, {
          companyId: signage.companyId,
          action: 'signage.changed',
          subject: account.name,
          changes: screenChangesInWords(signage, resized),
        });
      }
      await removeDraft(tx, { signageId, userId: by.person.userId }, seenRevision);
    });
    sessions.forget(account.id);
  };
}

/** One with hours, of a scene that has not too many of them. */
async function begin(
  tx: Transaction,
  signageId: number,
  { scene, hours, layout, row, telop, showsTelop, showsLogo, showsMedia }: EditedTemplate,
  live: Map<number, TemplateRow>,
): Promise<TemplateRow> {
  const timed = [...live.values()].filter((other) => other.scene === scene && other.hours !== null);
  if (hours === null || timed.length >= timedTemplatesMax) {
    throw new Refusal('badInput', { faults: [{ field: 'hours', fault: hours === null ? 'required' : 'outOfRange' }] });
  }
  const added = await insertTemplate(tx, {
    signageId,
    scene,
    hours,
    layout,
    row,
    telop,
    showsTelop,
    showsLogo,
    showsMedia,
  });
  live.set(added.id, added);
  return added;
}

/** Buttons that cannot be seen now are left as they are: a screen may be turned back. */
function shownBy(wanted: EditedTemplate, orientation: ReturnType<typeof orientationOf>): WantedTemplate {
  const { key: _known, seen: _live, scene, touchButtons, playlist, ...fields } = wanted;
  return { fields, playlist, ...(hasTouchButtons(scene, orientation) && { touchButtons }) };
}
