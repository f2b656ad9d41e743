import { randomUUID } from 'node:crypto';
import { seconds } from '@mukae/server/testing/testClock';
import { TestPage } from '@mukae/server/testing/testPage';
import type { TestService } from '@mukae/server/testing/testService';
import { expectReadable } from '../support/axe';
import { signageNamed } from '../support/signages';
import { expect, type Page, test } from '../support/test';

const rowsOf = (page: Page) => page.getByRole('table', { name: '応対の一覧' }).locator('tbody').getByRole('row');
const courseOf = (page: Page) => page.getByRole('region', { name: '経過' }).getByRole('listitem');

/** A visitor calls, the operator answers and ends it: nine seconds of waiting, two minutes of talk. */
async function talk({ url, clock }: TestService, signageId: number): Promise<void> {
  const screen = await TestPage.ofUser(url, 'signage1@demo.example');
  const operator = await TestPage.ofUser(url, 'operator1@demo.example');
  const requestId = randomUUID();
  await operator.standsBy();
  await screen.say('receptionRequest', { requestId, signageId, signagePeerId: screen.peerId, touchButton: '内覧' });
  clock.forward(seconds(9));
  await operator.say('acceptRequest', { requestId, peerId: operator.peerId });
  const { callId } = (await operator.hears('submitCall')).call;
  clock.forward(seconds(1));
  await screen.say('decodeFrames', { callId, is: 'firstSound' });
  clock.forward(seconds(120));
  await operator.say('serviceClosed', { callId });
  await screen.close();
  await operator.close();
}

test('[O-L60] [D-C06] a call that is over stands in the list, and its page tells how it went; others have no such page', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await talk(service, (await signageNamed(page, '1F 総合受付')).id);

  await page.goto('/app/calls/list?fate=answered');
  const newest = rowsOf(page).first();
  await expect(newest).toContainText('1F 総合受付東京本店');
  for (const word of ['応対済み', '佐藤 美咲', '内覧', '9 秒', '2 分']) await expect(newest).toContainText(word);
  await expectReadable(page);

  // Wherever it is touched.
  const opened = /\/app\/calls\/detail\?id=/;
  for (const cell of await newest.getByRole('cell').all()) {
    const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width - 3, y + height - 3);
    await expect(page).toHaveURL(opened);
    await page.goBack();
    await expect(newest).toContainText('佐藤 美咲');
  }
  await newest.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '1F 総合受付' })).toBeVisible();
  await expect(courseOf(page)).toHaveText([
    /^お客様が「内覧」に触れました/,
    /^1 人のオペレーターを呼び出しました/,
    /^佐藤 美咲 さんが応答しました.*9 秒後$/,
    /^音声が届きました.*1 秒後$/,
    /^映像は届きませんでした$/,
    /^オペレーターが応対を終えました.*2 分後$/,
  ]);
  await expectReadable(page);
  await page.getByRole('link', { name: '一覧へ戻る' }).click();
  await expect(page).toHaveURL(/\/app\/calls\/list\?fate=answered$/);
  await page.goBack();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: '佐藤 美咲' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ユーザーの設定' })).toBeVisible();

  const operator = await loggedIn('operator1@demo.example');
  await operator.goto('/app/calls/list');
  await expect(operator.getByRole('heading', { level: 1, name: 'ご利用いただけないページです' })).toBeVisible();
});
