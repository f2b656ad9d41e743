import { can } from '@mukae/contract/access/access';
import { added, ok } from '@mukae/contract/calls/answers';
import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import { makeTemporaryPassword } from '#features/accounts';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { csvAnswer } from '#platform/csv/csvAnswer';
import type { Database } from '#platform/db/database';
import { firstOfEach } from '#platform/db/firstOf';
import { Refusal } from '#platform/refusals/refusal';
import type { SignageChanges } from './changeSignages';
import type { TemplateChanges } from './changeTemplates';
import type { FindSignage } from './findSignage';
import { operatorsOfSignages } from './operators.repo';
import type { SignageOperators } from './signageOperators';
import { presentSignage, presentWholeSignage } from './signages.present';
import { listSignages, type SignageRow } from './signages.repo';
import type { SignageTables } from './signageTables';
import { sizeOf } from './sizeInput';
import { mediaSource, wantedScene } from './templateInput';
import { templatesOf } from './templates.repo';

interface Dependencies {
  db: Database;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
  findSignage: FindSignage;
  changes: SignageChanges;
  templates: TemplateChanges;
  operators: SignageOperators;
  tables: SignageTables;
}

export function signageHandlers({
  db,
  statusOf,
  findSignage,
  changes,
  templates,
  operators,
  tables,
}: Dependencies): Handler[] {
  /** A screen, and whoever rents one, are not told who answers others. */
  const operatorsOf = async ({ caller }: LoggedIn, rows: readonly SignageRow[]) => {
    if (caller === 'signage' || caller === 'webReservationUser') return new Map<number, never>();
    const ids = rows.map(({ signage }) => signage.id);
    return firstOfEach(
      await operatorsOfSignages(db, ids, namesShown.inHeader),
      ({ signageId }) => signageId,
      ({ userId, name }) => ({ userId, name }),
    );
  };

  return [
    handle(signageCalls.getSignage, async ({ input, principal }) => {
      const { targetId, companyId, storeId, page, pageSize, sort, search } = input;
      if (targetId !== undefined) {
        const row = await findSignage(principal, 'signage.read', targetId);
        const scenes = await templatesOf(db, row.signage.id);
        // Whoever rents the avatar, and whom she meets, know one scene only.
        const known = scenes.filter(({ template }) => row.signage.ownerId === null || template.scene === 'Active');
        return presentWholeSignage(
          row,
          statusOf(row.signage),
          (await operatorsOf(principal, [row])).get(row.signage.id),
          known,
        );
      }
      const reach = reachOf(principal, 'signage.read', companyId);
      const query = { page, pageSize, sort, search, storeId };
      const { rows, total } = await listSignages(db, reach, query);
      const named = await operatorsOf(principal, rows);
      const listed = rows.map((row) => presentSignage(row, statusOf(row.signage), named.get(row.signage.id)));
      return page === undefined ? listed : { result: 'OK', rows: listed, total };
    }),

    handle(signageCalls.addSignage, async ({ input, files, principal, language }) =>
      added(
        await changes.add(principal, {
          name: input.name,
          storeId: input.storeId,
          companyId: input.companyId,
          loginId: input.login_id,
          password: input.password,
          characterId: input.default_character_id,
          size: sizeOf(input),
          image: files.image,
          language,
        }),
      ),
    ),

    handle(signageCalls.updateSignage, async ({ input, files: { image }, principal }) => {
      if ('templateTarget' in input) {
        const { signageId, templateId, state: scene, version: seenVersion } = input;
        const which = { signageId, templateId, scene, seenVersion };
        if (input.templateTarget === 'template') {
          await templates.changeScene(principal, { ...which, ...wantedScene(input) });
        } else {
          const source = mediaSource(input, image);
          await templates.changeMedium(principal, { ...which, place: input.templateTarget, source });
        }
        return ok;
      }
      if (!can(principal.caller, 'signage.manage')) throw new Refusal('notAllowed');
      await changes.change(principal, {
        id: input.targetId,
        name: input.name,
        storeId: input.storeId,
        loginId: input.login_id,
        password: input.password,
        currentPassword: input.currentPassword,
        characterId: input.default_character_id,
        size: sizeOf(input),
        isAvatarFilmed: input.is_avatar_filmed,
        image,
        seenVersion: input.version,
      });
      return ok;
    }),

    handle(signageCalls.deleteSignage, async ({ input, principal }) => {
      await changes.remove(principal, input.targetId);
      return ok;
    }),

    handle(signageCalls.getSignageRandomPassword, () => ({
      result: 'OK',
      createPassword: makeTemporaryPassword(),
      msg: '',
    })),

    handleFile(signageCalls.exportSignages, async ({ input, principal }) =>
      csvAnswer('signages', await tables.write(principal, input.companyId)),
    ),

    handle(signageCalls.importSignages, ({ input, files, principal, language }) =>
      tables.read(principal, { ...input, file: files.file }, language),
    ),

    handle(signageCalls.addSignageUser, async ({ input, principal }) => {
      await operators.add(principal, input.targetId, input.userId);
      return ok;
    }),

    handle(signageCalls.deleteSignageUser, async ({ input, principal }) => {
      await operators.remove(principal, input.targetId, input.userId);
      return ok;
    }),
  ];
}
