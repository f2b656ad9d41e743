import type { FieldFault } from '@mukae/contract/calls/answers';
import type { InputOf } from '@mukae/contract/calls/call';
import type { sceneCalls } from '@mukae/contract/calls/scenes';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changed } from '@mukae/contract/domain/change/changed';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { laidOut } from '@mukae/contract/domain/template/laidOut';
import { kindsFor, type PlaylistItem, playlistItemOf } from '@mukae/contract/domain/template/playlist';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import type { Sessions } from '#features/accounts';
import type { Audit } from '#features/audit';
import type { MediaLibrary } from '#features/media';
import type { LoggedIn } from '#platform/access/principal';
import type { UploadedFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { screenChangesInWords } from '../deviceInWords';
import { saveDevice } from '../devices.repo';
import type { FindSignage } from '../findSignage';
import type { SignageRow } from '../signages.repo';
import { findTemplate, playlistsOf, type TemplateRow } from './templates.repo';
import { makeFindUsable } from './usableMedia';
import { type WantedTemplate, writeTemplate } from './writeTemplate';

type Said = InputOf<typeof sceneCalls.changeScene>;
/** The state of the scene that the editor saw, and the scene that she takes it for. */
type WhichTemplate = Pick<Said, 'signageId' | 'templateId' | 'scene' | 'seenVersion'>;
type WantedScene = Omit<Said, keyof WhichTemplate>;

/** Where the logo or the medium of a scene comes from. */
export type WantedSource = { kind: 'upload'; file: UploadedFile } | PresentSource;

/** Where what is there already comes from. */
type PresentSource = { kind: 'library'; mediaId: number } | { kind: 'none' } | { kind: 'scene'; templateId: number };

export interface WantedMedium extends WhichTemplate {
  place: keyof typeof kindsFor;
  source: WantedSource;
}

export interface TemplateChanges {
  changeScene(principal: LoggedIn, which: WhichTemplate, wanted: WantedScene): Promise<void>;
  changeMedium(principal: LoggedIn, wanted: WantedMedium): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  library: MediaLibrary;
  sessions: Sessions;
  findSignage: FindSignage;
}

const badInput = (fault: FieldFault) => new Refusal('badInput', { faults: [fault] });

export function makeTemplateChanges(parts: Dependencies): TemplateChanges {
  const { db, clock, audit, library, sessions, findSignage } = parts;
  const findUsable = makeFindUsable(library);

  /** Whoever rents the avatar writes the one scene she knows. */
  async function find(principal: LoggedIn, { signageId, templateId, scene, seenVersion }: WhichTemplate) {
    const row = await findSignage(principal, 'signage.change', signageId);
    const template = await findTemplate(db, signageId, templateId);
    const isKnown = template && (row.signage.ownerId === null || template.scene === 'Active');
    if (!isKnown) throw new Refusal('notFound');
    if (scene !== undefined && scene !== template.scene) throw badInput({ field: 'state', fault: 'sceneMismatch' });
    if (seenVersion !== undefined && seenVersion !== template.version) throw new Refusal('changedMeanwhile');
    return { row, template };
  }

  async function record(
    tx: Transaction,
    { person }: LoggedIn,
    { row, template }: { row: SignageRow; template: TemplateRow },
    changes: FieldChange[],
  ): Promise<void> {
    await audit.record(tx, person, {
      companyId: row.signage.companyId,
      action: 'signage.templateChanged',
      subject: `${row.account.name} / ${template.scene}`,
      changes,
    });
  }

  /** The size belongs to the device: its editors are told as well. */
  async function resize(tx: Transaction, row: SignageRow, size: Partial<Size>): Promise<void> {
    if (!(await saveDevice(tx, row, size, row.account.version))) throw new Refusal('changedMeanwhile');
  }

  /** What the source names, within what the caller may use. */
  async function present(
    principal: LoggedIn,
    { companyId, id: signageId }: SignageRow['signage'],
    place: WantedMedium['place'],
    source: PresentSource,
  ): Promise<WantedTemplate> {
    switch (source.kind) {
      case 'none':
        return showing(place, []);
      case 'library': {
        const { id, kind } = await findUsable(principal, companyId, place, source.mediaId);
        return showing(place, [playlistItemOf(id, kind)]);
      }
      case 'scene': {
        const other = await findTemplate(db, signageId, source.templateId);
        if (!other) throw new Refusal('notFound');
        if (place === 'logo') return { fields: { logoId: other.logoId } };
        const played = await playlistsOf(db, [other.id]);
        return { fields: {}, playlist: played.map(({ id, seconds }) => ({ mediaId: id, seconds })) };
      }
    }
  }

  return {
    async changeScene(principal, which, { width, height, touchButtons, ...fields }) {
      const found = await find(principal, which);
      const { row, template } = found;
      const { signage } = row;
      const resized = changed(signage, { width, height });
      const mayHaveButtons = hasTouchButtons(template.scene, orientationOf({ ...signage, ...resized }));
      if (touchButtons !== undefined && touchButtons.length > 0 && !mayHaveButtons) {
        throw badInput({ field: 'touch_buttons', fault: 'noTouchButtons' });
      }
      // Blocks were moved from where the layout had put them.
      const moved =
        fields.layout === undefined || fields.layout === template.layout
          ? {}
          : { boxes: laidOut(template, fields.layout).boxes };
      await db.transaction(async (tx) => {
        const wanted = { fields: { ...fields, ...moved }, touchButtons };
        const written = await writeTemplate(tx, template, wanted, { person: principal.person, now: clock.now() });
        const told = [...written, ...screenChangesInWords(signage, resized)];
        if (told.length === 0) return;
        if (Object.keys(resized).length > 0) await resize(tx, row, resized);
        await record(tx, principal, found, told);
      });
      sessions.forget(row.account.id);
    },

    async changeMedium(principal, wanted) {
      const found = await find(principal, wanted);
      const { row, template } = found;
      const { place, source } = wanted;
      const show = async (tx: Transaction, change: WantedTemplate): Promise<void> => {
        const told = await writeTemplate(tx, template, change, { person: principal.person, now: clock.now() });
        if (told.length > 0) await record(tx, principal, found, told);
      };
      if (source.kind !== 'upload') {
        const change = await present(principal, row.signage, place, source);
        return db.transaction((tx) => show(tx, change));
      }
      await library.add(principal, {
        file: source.file,
        companyId: row.signage.companyId,
        kinds: kindsFor[place],
        alongside: (tx, id, kind) => show(tx, showing(place, [playlistItemOf(id, kind)])),
      });
    },
  };
}

/** One medium at its place, or none. */
const showing = (place: WantedMedium['place'], items: readonly PlaylistItem[]): WantedTemplate =>
  place === 'logo' ? { fields: { logoId: items[0]?.mediaId ?? null } } : { fields: {}, playlist: items };
