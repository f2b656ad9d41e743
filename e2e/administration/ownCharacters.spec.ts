import { drawnPicture, sampleModel } from '@mukae/server/testing/uploads';
import type { Locator } from '@playwright/test';
import { expectReadable } from '../support/axe';
import { castOf } from '../support/console';
import { addOwnCharacter, clothOfBoxes } from '../support/ownCharacters';
import { expectSeen } from '../support/pixels';
import { expect, type Page, test } from '../support/test';

const choose = async (page: Page, name: string, model: File) =>
  page
    .getByLabel('VRMファイルを置く・選ぶ')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(await model.arrayBuffer()) });

/** How much of what is shown there has the green of the figure's clothes. */
async function greenShare(shown: Locator): Promise<number> {
  const picture = (await shown.screenshot()).toString('base64');
  return shown.page().evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    let green = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, tone = 0] = [data[at], data[at + 1]];
      if (tone > red + 30) green += 1;
    }
    return green / (data.length / 4);
  }, picture);
}

test('[O-V58] [O-V59] an administrator adds a model, everybody can choose it, it is drawn, and it goes again', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/select-character');
  const own = page.getByRole('region', { name: '自社のキャラクター' });
  await expect(own.getByText('自社のキャラクターはまだいません。')).toBeVisible();

  await choose(page, 'broken.vrm', sampleModel({ without: ['head', 'leftHand'], hipBoxes: 10_001 }));
  const reasons = own.getByRole('alert');
  await expect(reasons).toContainText('broken.vrm は使えません');
  await expect(reasons.getByRole('listitem')).toHaveText([
    '必要なボーンがありませんhead, leftHand',
    /^三角形が多すぎます（120,000まで）120,\d+$/,
  ]);
  await reasons.getByRole('button', { name: '別のファイルを選ぶ' }).click();

  const linen = new Uint8Array(await (await drawnPicture('#fff')).arrayBuffer());
  await choose(page, 'hako.vrm', sampleModel({ images: [linen], meta: { commercialUsage: 'personalNonProfit' } }));
  const form = page.getByRole('form', { name: 'キャラクターを追加する' });
  await expect(form.getByLabel('名前')).toHaveValue('箱の人');
  await expect(form.getByText('商用利用').locator('..')).toContainText('不可');
  await expect(form.getByText('企業が接客に使う許可の記載がありません')).toBeVisible();
  await expectReadable(page);
  await form.getByLabel('名前').fill('さくら');
  await expect(form.getByRole('button', { name: '追加する' })).toBeDisabled();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '追加する' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'さくら を追加しました' })).toBeVisible();
  expect((await castOf(page)).at(-1)).toMatchObject({ name: 'さくら', model_url: expect.stringMatching(/\.vrm$/) });
  await page.getByRole('radio', { name: 'さくら' }).press('Space');
  await page.getByRole('button', { name: '再生する' }).click();
  const figure = page.getByRole('img', { name: 'さくら が待機しているようす' });
  await expect(figure.locator('canvas[data-drawn]')).toBeVisible();
  expect(await greenShare(figure)).toBeGreaterThan(0.2);

  await own.getByRole('button', { name: 'さくら を削除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  await expect(own.getByText('自社のキャラクターはまだいません。')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'さくら' })).toHaveCount(0);
});

test('[O-V66] a model stands in the small pictures of the scenes as the drawn characters do, and is no bust', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const id = await addOwnCharacter(page);
  await page.request.post('/api/updateSignage', { multipart: { targetId: '1', default_character_id: String(id) } });
  await page.goto('/app/signage/template?id=1');
  const standby = page.getByRole('navigation', { name: '場面' }).getByRole('listitem').first();
  await expectSeen(clothOfBoxes, standby.locator('[aria-hidden]').first(), 0.05);
});
