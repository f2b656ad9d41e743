import { signageCalls } from '@mukae/contract/calls/signages';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { type EditedTemplate, emptyDraft } from '@mukae/contract/domain/template/draft';
import { liveOf } from '../../apps/web/src/features/signages/templates/editing/liveOf';
import { signageNamed } from './signages';
import { expect, type Page } from './test';

/** The editor of a signage, with a draft that somebody has begun: one scene of it is already another. */
export async function openEditor(
  page: Page,
  name: string,
  changes: Partial<EditedTemplate> = {},
  scene: Scene = 'Standby',
): Promise<void> {
  const { id } = await signageNamed(page, name);
  const answer = await page.request.post('/api/getSignage', { data: { targetId: id } });
  const { templates } = liveOf(signageCalls.getSignage.output.parse(await answer.json()));
  const edited = templates.find((template) => template.scene === scene && template.hours === null);
  if (!edited) throw new Error(`no ${scene}`);
  const changed = [{ ...edited, ...changes }];
  const saved = await page.request.post('/api/saveTemplateDraft', {
    data: { signageId: id, draft: { ...emptyDraft, changed }, revision: 0 },
  });
  expect(await saved.json()).toMatchObject({ result: 'OK' });
  await page.goto(`/app/signage/template?id=${id}`);
  await expect(stage(page)).toBeVisible();
}

export const stage = (page: Page) => page.getByRole('main');

export const blockOf = (page: Page, block: MovableBlock) => stage(page).locator(`[data-block="${block}"]`);

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a block stands, in pixels of the screen that is edited: as it is read to who does not see it. */
export async function placeOf(page: Page, block: MovableBlock): Promise<Place> {
  const told = (await blockOf(page, block).getAttribute('aria-description')) ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = (told.match(/\d+/g) ?? []).map(Number);
  return { x, y, width, height };
}
