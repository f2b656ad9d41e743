import type { Scene } from '@mukae/contract/domain/signage/scene';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { FindSignage } from '../findSignage';
import type { SignageRow } from '../signages.repo';
import { insertTemplate, removeTemplate, templatesOf, type WholeTemplate } from './templates.repo';
import { type WantedTemplate, writeTemplate } from './writeTemplate';

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

export function makeCopyTemplates({ db, clock, audit, findSignage }: Dependencies): CopyTemplates {
  async function copyTo(
    tx: Transaction,
    { person }: LoggedIn,
    source: readonly WholeTemplate[],
    { signage, account }: SignageRow,
  ) {
    const scenes = new Set(source.map(({ template }) => template.scene));
    const old = (await templatesOf(tx, signage.id)).filter(({ template }) => scenes.has(template.scene));
    for (const { template } of old) if (template.hours) await removeTemplate(tx, template.id);
    for (const whole of source) {
      const { scene, hours } = whole.template;
      const usual = old.find(({ template }) => template.scene === scene && template.hours === null)?.template;
      const { id: _id, version: _version, ...shown } = whole.template;
      const target = hours || !usual ? await insertTemplate(tx, { ...shown, signageId: signage.id }) : usual;
      const changes = await writeTemplate(tx, target, shownBy(whole), { person, now: clock.now() });
      if (changes.length === 0) continue;
      await audit.record(tx, person, {
        companyId: signage.companyId,
        action: 'signage.templateChanged',
        subject: `${account.name} / ${scene}`,
        changes,
      });
    }
  }

  return async (principal, { signageId, scenes, targetIds }) => {
    const from = await findSignage(principal, 'signage.manage', signageId);
    const targets: SignageRow[] = [];
    for (const id of new Set(targetIds)) targets.push(await findSignage(principal, 'signage.manage', id));
    for (const { signage } of targets) {
      if (signage.companyId !== from.signage.companyId) throw new Refusal('notFound');
      if (orientationOf(signage) !== orientationOf(from.signage)) throw new Refusal('otherOrientation');
    }
    await db.transaction(async (tx) => {
      const source = (await templatesOf(tx, signageId)).filter(({ template }) => scenes.includes(template.scene));
      for (const target of targets) if (target.signage.id !== signageId) await copyTo(tx, principal, source, target);
    });
  };
}

function shownBy({ template, playlist, buttons }: WholeTemplate): WantedTemplate {
  const { id: _id, signageId: _whose, scene: _which, version: _seen, savedBy: _by, savedAt: _at, ...fields } = template;
  return {
    fields,
    playlist: playlist.map(({ id, seconds }) => ({ mediaId: id, seconds })),
    touchButtons: buttons.map(({ text, fontSize, backgroundColour, isShown }) => ({
      text,
      fontSize,
      backgroundColour,
      isShown,
    })),
  };
}
