import type { FieldChange } from '@mukae/contract/domain/audit/action';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { isTimed, usualOf } from '@mukae/contract/domain/template/timetable';
import { isTurned } from '@mukae/contract/domain/template/turned';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { FindSignage } from '../findSignage';
import { holdSignages, type SignageRow } from '../signages.repo';
import { holdMediaOf } from './draftMedia';
import { recordTemplate } from './recordTemplate';
import type { Writing } from './savedBy';
import { templateRows, templatesOf, type WholeTemplate } from './templates.repo';
import { addTimed, removeTimed } from './timedTemplates';
import { shownBy, type WholeWanted, writeTemplate } from './writeTemplate';

interface WantedCopy {
  signageId: number;
  scenes: readonly Scene[];
  targetIds: readonly number[];
}

/** What is live on one signage, on others of its company: their other scenes, and their sizes, stay. */
export type CopyTemplates = (principal: LoggedIn, wanted: WantedCopy) => Promise<void>;

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  findSignage: FindSignage;
}

type Copied = WholeWanted & { scene: Scene };

/** As it is shown elsewhere: its buttons are others there. */
const copyOf = ({ template, playlist, buttons }: WholeTemplate): Copied => ({
  scene: template.scene,
  ...shownBy({
    ...template,
    playlist: playlist.map(({ id, seconds }) => ({ mediaId: id, seconds })),
    touchButtons: buttons.map(({ id: _own, ...button }) => button),
  }),
});

/** What is live of these scenes, with media that are not deleted before it is live elsewhere. */
async function copiesOf(tx: Transaction, signageId: number, scenes: readonly Scene[]): Promise<Copied[]> {
  const read = async () => (await templatesOf(tx, signageId)).map(copyOf).filter(({ scene }) => scenes.includes(scene));
  await holdMediaOf(
    tx,
    (await read()).map(({ fields: { logoId }, playlist }) => ({ logoId, playlist })),
  );
  return read();
}

export function makeCopyTemplates({ db, clock, audit, findSignage }: Dependencies): CopyTemplates {
  async function copyTo(tx: Transaction, row: SignageRow, copies: readonly Copied[], by: Writing): Promise<void> {
    const { id: signageId } = row.signage;
    const scenes = copies.map(({ scene }) => scene);
    const old = (await templateRows(tx, signageId)).filter(({ scene }) => scenes.includes(scene));
    const record = (scene: Scene, changes: FieldChange[]) =>
      recordTemplate(tx, audit, by.person, { row, scene, changes });

    for (const template of old.filter(isTimed)) await record(template.scene, await removeTimed(tx, template));
    for (const { scene, ...shown } of copies) {
      const { hours } = shown.fields;
      const usual = usualOf(old).find((template) => template.scene === scene);
      if (hours) await record(scene, await addTimed(tx, { ...shown, signageId, scene, hours, draftKey: null }, by));
      else if (usual) await record(scene, await writeTemplate(tx, usual, shown, by));
    }
  }

  return async (principal, { signageId, scenes, targetIds }) => {
    const from = await findSignage(principal, 'signage.manage', signageId);
    const targets: SignageRow[] = [];
    for (const id of new Set(targetIds)) targets.push(await findSignage(principal, 'signage.manage', id));
    if (targets.some(({ signage }) => signage.companyId !== from.signage.companyId)) throw new Refusal('notFound');
    const by = { person: principal.person, now: clock.now() };

    await db.transaction(async (tx) => {
      const ids = new Set([signageId, ...targetIds]);
      const held = await holdSignages(tx, [...ids]);
      const source = held.find(({ id }) => id === signageId);
      if (!source || held.length < ids.size) throw new Refusal('notFound');
      if (held.some((signage) => isTurned(source, signage))) throw new Refusal('otherOrientation');
      const copies = await copiesOf(tx, signageId, scenes);
      for (const row of targets) {
        if (row.signage.id !== signageId) await copyTo(tx, row, copies, by);
      }
    });
  };
}
