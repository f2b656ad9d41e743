import type { FieldFault } from '@mukae/contract/calls/answers';
import type { InputOf } from '@mukae/contract/calls/call';
import type { sceneCalls } from '@mukae/contract/calls/scenes';
import { changed } from '@mukae/contract/domain/change/changed';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { isKnownOn } from '@mukae/contract/domain/template/knownScenes';
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
import type { FindSignage } from '../findSignage';
import { saveDevice } from '../saveDevice';
import { holdSignage, type SignageRow } from '../signages.repo';
import { holdMediaOf } from './draftMedia';
import { recordTemplate } from './recordTemplate';
import { findTemplate, playlistsOf } from './templates.repo';
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

  async function find(principal: LoggedIn, { signageId, templateId, scene, seenVersion }: WhichTemplate) {
    const row = await findSignage(principal, 'signage.change', signageId);
    const template = await findTemplate(db, signageId, templateId);
    if (!template || !isKnownOn(row.signage, template)) throw new Refusal('notFound');
    if (scene !== undefined && scene !== template.scene) throw badInput({ field: 'state', fault: 'sceneMismatch' });
    if (seenVersion !== undefined && seenVersion !== template.version) throw new Refusal('changedMeanwhile');
    return { row, template };
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
      const { row, template } = await find(principal, which);
      const { signage, account } = row;
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
      const by = { person: principal.person, now: clock.now() };
      await db.transaction(async (tx) => {
        await holdSignage(tx, signage.id);
        const written = await writeTemplate(tx, template, { fields: { ...fields, ...moved }, touchButtons }, by);
        // The size belongs to the device: its editors are told as well.
        const isResized = Object.keys(resized).length > 0;
        if (isResized) await saveDevice(tx, row, { change: resized, seenVersion: account.version, by });
        const changes = [...written, ...screenChangesInWords(signage, resized)];
        await recordTemplate(tx, audit, by.person, { row, scene: template.scene, changes });
      });
      sessions.forget(account.id);
    },

    async changeMedium(principal, wanted) {
      const { row, template } = await find(principal, wanted);
      const { place, source } = wanted;
      const by = { person: principal.person, now: clock.now() };
      const show = async (tx: Transaction, change: WantedTemplate): Promise<void> => {
        if (!(await holdMediaOf(tx, [{ ...change.fields, ...change }]))) throw new Refusal('notFound');
        const changes = await writeTemplate(tx, template, change, by);
        await recordTemplate(tx, audit, by.person, { row, scene: template.scene, changes });
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
