import type { FieldFault } from '@mukae/contract/calls/answers';
import type { InputOf } from '@mukae/contract/calls/call';
import { sceneFields, sceneNames } from '@mukae/contract/calls/sceneFields';
import type { sceneCalls } from '@mukae/contract/calls/scenes';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed, hasChanged } from '@mukae/contract/domain/change/changed';
import type { MediaKind } from '@mukae/contract/domain/media/media';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { hasTouchButtons, type TouchButton } from '@mukae/contract/domain/template/template';
import type { Sessions } from '#features/accounts';
import type { Audit } from '#features/audit';
import { type MediaLibrary, mediumName } from '#features/media';
import type { LoggedIn } from '#platform/access/principal';
import type { UploadedFile } from '#platform/calls/handler';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { screenChangesInWords } from '../deviceInWords';
import { saveDevice } from '../devices.repo';
import type { FindSignage } from '../findSignage';
import type { SignageRow } from '../signages.repo';
import { buttonsOf, findTemplate, keepButtons, saveTemplate, type TemplateRow } from './templates.repo';

type Said = InputOf<typeof sceneCalls.changeScene>;
/** The state of the scene that the editor saw, and the scene that she takes it for. */
type WhichTemplate = Pick<Said, 'signageId' | 'templateId' | 'scene' | 'seenVersion'>;
type WantedScene = Omit<Said, keyof WhichTemplate>;
type WantedButton = NonNullable<WantedScene['touchButtons']>[number];

/** Where the logo or the medium of a scene comes from. */
export type WantedSource = { kind: 'upload'; file: UploadedFile } | PresentSource;

/** Where what is there already comes from. */
type PresentSource = { kind: 'library'; mediaId: number } | { kind: 'none' } | { kind: 'scene'; templateId: number };

export interface WantedMedium extends WhichTemplate {
  place: 'logo' | 'media';
  source: WantedSource;
}

export interface TemplateChanges {
  changeScene(principal: LoggedIn, which: WhichTemplate, wanted: WantedScene): Promise<void>;
  changeMedium(principal: LoggedIn, wanted: WantedMedium): Promise<void>;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  library: MediaLibrary;
  sessions: Sessions;
  findSignage: FindSignage;
}

const badInput = (fault: FieldFault) => new Refusal('badInput', { faults: [fault] });

/** A film makes no logo. */
const kindsOf: Readonly<Record<WantedMedium['place'], readonly MediaKind[]>> = {
  logo: ['png', 'jpeg'],
  media: ['png', 'jpeg', 'mp4'],
};

export function makeTemplateChanges({ db, audit, library, sessions, findSignage }: Dependencies): TemplateChanges {
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

  /** The medium that the source names, within what the caller may use; null where there is to be none. */
  async function mediumOf(
    principal: LoggedIn,
    { companyId, id: signageId }: SignageRow['signage'],
    place: WantedMedium['place'],
    source: PresentSource,
  ): Promise<number | null> {
    switch (source.kind) {
      case 'none':
        return null;
      case 'library': {
        const medium = await library.find(principal, source.mediaId);
        if (medium.companyId !== companyId) throw new Refusal('notFound');
        if (!kindsOf[place].includes(medium.kind)) throw new Refusal('imageType');
        return medium.id;
      }
      case 'scene': {
        const other = await findTemplate(db, signageId, source.templateId);
        if (!other) throw new Refusal('notFound');
        return place === 'logo' ? other.logoId : other.contentsId;
      }
    }
  }

  return {
    async changeScene(principal, which, { width, height, touchButtons, ...fields }) {
      const { row, template } = await find(principal, which);
      const { signage } = row;
      const resized = changed(signage, { width, height });
      const mayHaveButtons = hasTouchButtons(template.scene, orientationOf({ ...signage, ...resized }));
      if (touchButtons !== undefined && touchButtons.length > 0 && !mayHaveButtons) {
        throw badInput({ field: 'touch_buttons', fault: 'noTouchButtons' });
      }
      const change = changed(template, fields, sceneFields);
      await db.transaction(async (tx) => {
        const buttons = await buttonsOf(tx, [template.id]);
        const told = [
          ...changesInWords(template, change, { names: sceneNames }),
          ...(touchButtons === undefined ? [] : buttonChange(buttons, touchButtons)),
          ...screenChangesInWords(signage, resized),
        ];
        if (told.length === 0) return;
        if (!(await saveTemplate(tx, template.id, change, template.version))) throw new Refusal('changedMeanwhile');
        if (touchButtons !== undefined) await keepButtons(tx, template.id, touchButtons);
        if (Object.keys(resized).length > 0) await resize(tx, row, resized);
        await record(tx, principal, { row, template }, told);
      });
      sessions.forget(row.account.id);
    },

    async changeMedium(principal, wanted) {
      const { row, template } = await find(principal, wanted);
      const { place, source } = wanted;
      const before = place === 'logo' ? template.logoId : template.contentsId;
      const show = async (tx: Transaction, mediaId: number | null): Promise<void> => {
        const change = place === 'logo' ? { logoId: mediaId } : { contentsId: mediaId };
        if (!(await saveTemplate(tx, template.id, change, template.version))) throw new Refusal('changedMeanwhile');
        const [from, to] = [await mediumName(tx, before), await mediumName(tx, mediaId)];
        await record(tx, principal, { row, template }, [{ field: place, from, to }]);
      };
      if (source.kind === 'upload') {
        const { companyId } = row.signage;
        await library.add(principal, { file: source.file, companyId, kinds: kindsOf[place], alongside: show });
        return;
      }
      const mediaId = await mediumOf(principal, row.signage, place, source);
      if (mediaId !== before) await db.transaction((tx) => show(tx, mediaId));
    },
  };
}

/** Of the buttons their texts; how they look is told by the fact that they changed. */
function buttonChange(before: readonly TouchButton[], after: readonly WantedButton[]): FieldChange[] {
  const looks = (buttons: readonly TouchButton[]) =>
    buttons.map(({ text, fontSize, backgroundColour, isShown }) => ({ text, fontSize, backgroundColour, isShown }));
  const texts = (buttons: readonly TouchButton[]) => buttons.map(({ text }) => text).join('、');
  return hasChanged({ looks: looks(before) }, { looks: looks(after) })
    ? [{ field: 'touch_buttons', from: texts(before), to: texts(after) }]
    : [];
}
