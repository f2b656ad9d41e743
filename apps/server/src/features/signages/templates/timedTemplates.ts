import type { FieldChange } from '@mukae/contract/domain/audit/action';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { hoursInLine, type TemplateHours } from '@mukae/contract/domain/template/timetable';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { savedBy, type Writing } from './savedBy';
import { insertTemplate, keepButtons, keepPlaylist, removeTemplate, type TemplateRow } from './templates.repo';
import type { WholeWanted } from './writeTemplate';

interface NewTimed extends WholeWanted {
  signageId: number;
  scene: Scene;
  hours: TemplateHours;
  /** Null: it was in nobody's draft. */
  draftKey: string | null;
}

const hoursChange = (from: TemplateHours | null, to: TemplateHours | null): FieldChange[] => [
  { field: 'hours', from: from ? hoursInLine(from) : '', to: to ? hoursInLine(to) : '' },
];

/** One with hours, beside the usual one of its scene; answers with what is told of it. */
export async function addTimed(
  tx: Transaction,
  { signageId, scene, hours, draftKey, fields, touchButtons, playlist }: NewTimed,
  by: Writing,
): Promise<FieldChange[]> {
  const { id } = await insertTemplate(tx, { signageId, scene, draftKey, ...fields, hours, ...savedBy(by) });
  if (touchButtons) await keepButtons(tx, id, touchButtons);
  await keepPlaylist(tx, id, playlist);
  return hoursChange(null, hours);
}

/** Refused when it is no longer the one that was seen. */
export async function removeTimed(
  tx: Transaction,
  template: TemplateRow & { hours: TemplateHours },
): Promise<FieldChange[]> {
  if (!(await removeTemplate(tx, template))) throw new Refusal('changedMeanwhile');
  return hoursChange(template.hours, null);
}
