import { sceneNames } from '@mukae/contract/calls/sceneFields';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { type Changed, changed, hasChanged } from '@mukae/contract/domain/change/changed';
import type { PlaylistItem } from '@mukae/contract/domain/template/playlist';
import type { TouchButton } from '@mukae/contract/domain/template/template';
import { hoursInLine } from '@mukae/contract/domain/template/timetable';
import { mediumName } from '#features/media';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { savedBy, type Writing } from './savedBy';
import { buttonsOf, keepButtons, keepPlaylist, playlistsOf, saveTemplate, type TemplateRow } from './templates.repo';

type WantedButton = TouchButton & { id?: number | null | undefined };

type ShownField = Exclude<
  keyof TemplateRow,
  'id' | 'signageId' | 'scene' | 'draftKey' | 'version' | 'savedBy' | 'savedAt'
>;

/** What a template shall show; what is left out stays. */
export interface WantedTemplate {
  fields: { readonly [Name in ShownField]?: TemplateRow[Name] | undefined };
  touchButtons?: readonly WantedButton[] | undefined;
  playlist?: readonly PlaylistItem[] | undefined;
}

/** All that a template shows. Buttons that are left out stay as they are. */
export interface WholeWanted extends WantedTemplate {
  fields: Pick<TemplateRow, ShownField>;
  playlist: readonly PlaylistItem[];
}

/** A template that somebody has in hand: in a draft, or from another screen. */
type InHand = WholeWanted['fields'] & { playlist: readonly PlaylistItem[]; touchButtons: readonly WantedButton[] };

/** What it shows, to be written over another one. */
export function shownBy({ playlist, touchButtons, ...inHand }: InHand): WholeWanted {
  const { layout, row, boxes, hours, telop, showsTelop, telopColour, telopPlate } = inHand;
  const { showsLogo, logoId, showsMedia } = inHand;
  const words = { telop, showsTelop, telopColour, telopPlate };
  return { fields: { layout, row, boxes, hours, ...words, showsLogo, logoId, showsMedia }, playlist, touchButtons };
}

/** Writes what differs, and answers with it in words: nothing where nothing does. */
export async function writeTemplate(
  tx: Transaction,
  template: TemplateRow,
  { fields, touchButtons, playlist }: WantedTemplate,
  by: Writing,
): Promise<FieldChange[]> {
  const change = changed(template, fields);
  const told = [
    ...(await fieldsInWords(tx, template, change)),
    ...(touchButtons ? buttonChange(await buttonsOf(tx, [template.id]), touchButtons) : []),
    ...(playlist ? await playlistChange(tx, template.id, playlist) : []),
  ];
  if (told.length === 0) return [];
  const saved = { ...change, ...savedBy(by) };
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
