import { sceneNames } from '@mukae/contract/calls/sceneFields';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { type Changed, changed, hasChanged } from '@mukae/contract/domain/change/changed';
import type { PlaylistItem } from '@mukae/contract/domain/template/playlist';
import type { TouchButton } from '@mukae/contract/domain/template/template';
import { hoursInLine } from '@mukae/contract/domain/template/timetable';
import { mediumName } from '#features/media';
import type { Person } from '#platform/access/principal';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { buttonsOf, keepButtons, keepPlaylist, playlistsOf, saveTemplate, type TemplateRow } from './templates.repo';

type WantedButton = TouchButton & { id?: number | null | undefined };

type ShownField = Exclude<keyof TemplateRow, 'id' | 'signageId' | 'scene' | 'version' | 'savedBy' | 'savedAt'>;

/** What a template shall show; what is left out stays. */
export interface WantedTemplate {
  fields: { readonly [Name in ShownField]?: TemplateRow[Name] | undefined };
  touchButtons?: readonly WantedButton[] | undefined;
  playlist?: readonly PlaylistItem[] | undefined;
}

/** Who belongs to no company is not named to one. */
const nameOf = ({ name, companyId }: Person): string => (companyId === null ? '' : name);

/** Writes what differs, and answers with it in words: nothing where nothing does. */
export async function writeTemplate(
  tx: Transaction,
  template: TemplateRow,
  { fields, touchButtons, playlist }: WantedTemplate,
  by: { person: Person; now: Date },
): Promise<FieldChange[]> {
  const change = changed(template, fields);
  const told = [
    ...(await fieldsInWords(tx, template, change)),
    ...(touchButtons ? buttonChange(await buttonsOf(tx, [template.id]), touchButtons) : []),
    ...(playlist ? await playlistChange(tx, template.id, playlist) : []),
  ];
  if (told.length === 0) return [];
  const saved = { ...change, savedBy: nameOf(by.person), savedAt: by.now };
  if (!(await saveTemplate(tx, template.id, saved, template.version))) throw new Refusal('changedMeanwhile');
  if (touchButtons) await keepButtons(tx, template.id, touchButtons);
  if (playlist) await keepPlaylist(tx, template.id, playlist);
  return told;
}

async function fieldsInWords(
  tx: Transaction,
  template: TemplateRow,
  { logoId, ...change }: Changed<WantedTemplate['fields']>,
): Promise<FieldChange[]> {
  const words = {
    boxes: (boxes: TemplateRow['boxes']) => Object.keys(boxes).join(', '),
    hours: (hours: TemplateRow['hours']) => (hours ? hoursInLine(hours) : ''),
  };
  const logo =
    logoId === undefined
      ? []
      : [{ field: 'logo', from: await mediumName(tx, template.logoId), to: await mediumName(tx, logoId) }];
  return [...changesInWords(template, change, { names: sceneNames, words }), ...logo];
}

/** Of the buttons their texts; how they look is told by the fact that they changed. */
function buttonChange(before: readonly TouchButton[], after: readonly TouchButton[]): FieldChange[] {
  const looks = (buttons: readonly TouchButton[]) =>
    buttons.map(({ text, fontSize, backgroundColour, isShown }) => ({ text, fontSize, backgroundColour, isShown }));
  const texts = (buttons: readonly TouchButton[]) => buttons.map(({ text }) => text).join('、');
  return hasChanged({ looks: looks(before) }, { looks: looks(after) })
    ? [{ field: 'touch_buttons', from: texts(before), to: texts(after) }]
    : [];
}

async function playlistChange(
  tx: Transaction,
  templateId: number,
  wanted: readonly PlaylistItem[],
): Promise<FieldChange[]> {
  const before = await playlistsOf(tx, [templateId]);
  const now = before.map(({ id, seconds }) => ({ mediaId: id, seconds }));
  const after = wanted.map(({ mediaId, seconds }) => ({ mediaId, seconds }));
  if (!hasChanged({ now }, { now: after })) return [];
  const names = await Promise.all(wanted.map(({ mediaId }) => mediumName(tx, mediaId)));
  return [{ field: 'media', from: before.map(({ name }) => name).join('、'), to: names.join('、') }];
}
