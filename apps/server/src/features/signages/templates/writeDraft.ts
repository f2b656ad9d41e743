import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { type Orientation, orientationOf } from '@mukae/contract/domain/signage/size';
import { type Draft, type EditedTemplate, firstVersion } from '@mukae/contract/domain/template/draft';
import { isKnownOn } from '@mukae/contract/domain/template/knownScenes';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { isTimed, mayHaveMoreHours, type TemplateHours, type Timed } from '@mukae/contract/domain/template/timetable';
import type { Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Signage } from '../signages.repo';
import type { Writing } from './savedBy';
import type { TemplateRow } from './templates.repo';
import { addTimed, removeTimed } from './timedTemplates';
import { shownBy, type WholeWanted, writeTemplate } from './writeTemplate';

/** What became of one template, to be told. */
interface WrittenTemplate {
  scene: EditedTemplate['scene'];
  changes: FieldChange[];
}

type Live = readonly TemplateRow[];

/** Refused when somebody else has published one of these templates since it was seen. */
export function refuseOvertaken(live: Live, { changed, removed }: Draft): void {
  const versions = new Map(live.map(({ id, version }) => [id, version]));
  const seen = [...changed.flatMap((template) => template.seen ?? []), ...removed];
  if (seen.some(({ id, version }) => versions.get(id) !== version)) throw new Refusal('changedMeanwhile');
}

/** Buttons that cannot be seen now are left as they are: a screen may be turned back. */
const wantedOn = (
  orientation: Orientation,
  { key: _key, seen: _seen, scene, ...template }: EditedTemplate,
): WholeWanted => {
  const { touchButtons, ...shown } = shownBy(template);
  return { ...shown, touchButtons: hasTouchButtons(scene, orientation) ? touchButtons : undefined };
};

/** What is live in the place of a template; undefined: it is new. */
function inPlaceOf(live: Live, { key, seen, scene, hours }: EditedTemplate): TemplateRow | undefined {
  const found = live.find(({ id, draftKey }) => (seen ? id === seen.id : draftKey === key));
  if (!found) return undefined;
  if (found.scene !== scene || isTimed(found) !== isTimed({ scene, hours })) throw new Refusal('notFound');
  // It was added by a call whose answer was lost; since then somebody else has gone on with it.
  if (!seen && found.version > firstVersion) throw new Refusal('changedMeanwhile');
  return found;
}

/** One with hours, of a scene that has not too many of them. */
function hoursOfNew({ scene, hours }: EditedTemplate, others: readonly Timed[]): TemplateHours {
  if (hours && mayHaveMoreHours(others, scene)) return hours;
  throw new Refusal('badInput', { faults: [{ field: 'hours', fault: hours ? 'outOfRange' : 'required' }] });
}

/** Makes a draft live on a signage that is held, in its size of then. */
export async function writeDraft(
  tx: Transaction,
  signage: Signage,
  { live, draft }: { live: Live; draft: Draft },
  by: Writing,
): Promise<WrittenTemplate[]> {
  const gone = new Set(draft.removed.map(({ id }) => id));
  const there: Timed[] = live.filter(({ id }) => !gone.has(id));
  const written: WrittenTemplate[] = [];
  for (const template of live.filter(({ id }) => gone.has(id))) {
    if (!isTimed(template) || !isKnownOn(signage, template)) throw new Refusal('notFound');
    written.push({ scene: template.scene, changes: await removeTimed(tx, template) });
  }
  for (const wanted of draft.changed) {
    const { scene, key: draftKey } = wanted;
    const before = inPlaceOf(live, wanted);
    const shown = wantedOn(orientationOf(signage), wanted);
    if (before) written.push({ scene, changes: await writeTemplate(tx, before, shown, by) });
    else {
      const hours = hoursOfNew(wanted, there);
      there.push(wanted);
      const added = { ...shown, signageId: signage.id, scene, hours, draftKey };
      written.push({ scene, changes: await addTimed(tx, added, by) });
    }
  }
  return written;
}
