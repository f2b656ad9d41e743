import { signageCalls } from '@mukae/contract/calls/signages';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { type Draft, type EditedTemplate, emptyDraft } from '@mukae/contract/domain/template/draft';
import { liveOf } from '../../apps/web/src/features/signages/templates/editing/liveOf';
import type { ChosenFile } from './media';
import { expect, type Page } from './test';

/** What a signage shows in its scenes, as an editor begins with it. */
async function templatesOf(admin: Page, signageId: number): Promise<readonly EditedTemplate[]> {
  const answer = await admin.request.post('/api/getSignage', { data: { targetId: signageId } });
  return liveOf(signageCalls.getSignage.output.parse(await answer.json())).templates;
}

async function templateOf(admin: Page, scene: Scene): Promise<EditedTemplate> {
  const found = (await templatesOf(admin, 1)).find((one) => one.scene === scene && one.hours === null);
  if (!found) throw new Error(`there is no ${scene}`);
  return found;
}

/** Changes what the first signage shows in a scene, one thing at a time. */
export async function templateChanger(admin: Page, scene: Scene) {
  const { key } = await templateOf(admin, scene);
  return async (fields: Readonly<Record<string, string | ChosenFile>>) => {
    const multipart = { isUpdateTemplate: '1', signageId: '1', templateId: key, ...fields };
    const changed = await admin.request.post('/api/updateSignage', { multipart });
    expect(await changed.json()).toEqual({ result: 'OK', code: '', msg: '' });
  };
}

type Change = (template: EditedTemplate) => EditedTemplate;

/** All scenes of a signage, as the editor does it: at once. */
export async function publishTemplates(admin: Page, signageId: number, change: Change): Promise<void> {
  const draft: Draft = { ...emptyDraft, changed: (await templatesOf(admin, signageId)).map(change) };
  const answer = await admin.request.post('/api/publishTemplates', { data: { signageId, draft } });
  expect(await answer.json()).toMatchObject({ result: 'OK' });
}

/** Somebody has begun to edit Standby of the first signage, and has not published it. */
export async function beginDraft(admin: Page, changes: Partial<EditedTemplate>): Promise<void> {
  const draft: Draft = { ...emptyDraft, changed: [{ ...(await templateOf(admin, 'Standby')), ...changes }] };
  const saved = await admin.request.post('/api/saveTemplateDraft', { data: { signageId: 1, draft, revision: 0 } });
  expect(await saved.json()).toMatchObject({ result: 'OK' });
}
