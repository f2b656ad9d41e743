import type { Orientation } from '@mukae/contract/domain/signage/size';
import { type PresetTemplate, presetsMax } from '@mukae/contract/domain/template/preset';
import type { Audit } from '#features/audit';
import { holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import type { FindSignage } from '../findSignage';
import { countPresets, insertPreset, listPresets, type PresetRow, removePreset } from './presets.repo';

interface NewPreset {
  signageId: number;
  name: string;
  /** Of the draft that it is taken from, which may turn the screen. */
  orientation: Orientation;
  templates: readonly PresetTemplate[];
}

/** What a company has kept of its screens, to be used again. */
export interface Presets {
  list(principal: LoggedIn, signageId: number): Promise<PresetRow[]>;
  add(principal: LoggedIn, wanted: NewPreset, noteAdded: NoteAdded): Promise<number>;
  remove(principal: LoggedIn, id: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  findSignage: FindSignage;
}

export function makePresets({ db, clock, audit, findSignage }: Dependencies): Presets {
  return {
    async list(principal, signageId) {
      const { signage } = await findSignage(principal, 'signage.manage', signageId);
      return listPresets(db, signage.companyId);
    },

    async add(principal, { signageId, name, orientation, templates }, noteAdded) {
      const { signage } = await findSignage(principal, 'signage.manage', signageId);
      const { companyId } = signage;
      return db.transaction(async (tx) => {
        await holdCompany(tx, companyId);
        if ((await countPresets(tx, companyId)) >= presetsMax) throw new Refusal('presetsFull');
        await audit.record(tx, principal.person, { companyId, action: 'template.presetAdded', subject: name });
        const id = await insertPreset(tx, {
          companyId,
          name,
          templates,
          orientation,
          createdAt: clock.now(),
        });
        await noteAdded(tx, id);
        return id;
      });
    },

    async remove(principal, id) {
      const reach = reachOf(principal, 'signage.manage');
      await db.transaction(async (tx) => {
        const removed = await removePreset(tx, id, reach.kind === 'company' ? reach.companyId : undefined);
        if (!removed) throw new Refusal('notFound');
        const { companyId, name } = removed;
        await audit.record(tx, principal.person, { companyId, action: 'template.presetDeleted', subject: name });
      });
    },
  };
}
