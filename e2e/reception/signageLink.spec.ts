import { minutes, seconds } from '@mukae/server/testing/testClock';
import { forward, stopTime } from '../support/pageTime';
import { reservationToken } from '../support/reservationLinks';
import { expectCalmScene } from '../support/scenePlaces';
import { ribbonOf } from '../support/signagePage';
import { expect, test } from '../support/test';

test('[O-L46] [D-K12] [D-A28] [D-L02] a meeting shows nothing but the conversation, and says when five minutes are left', async ({
  page,
  service,
}) => {
  const asked: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('receptionRequest')) asked.push(String(payload));
    }),
  );
  await stopTime(page, service);
  await page.goto(`/login?token=${await reservationToken(service, 0, 10)}`);
  await page.clock.resume();
  await expect(page).toHaveURL('/app/signage/view');
  await expect(page.getByText('担当者がまいります。')).toBeVisible();
  await expect(ribbonOf(page, '準備中')).toBeVisible();
  await expectCalmScene(page);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('y');

  const notice = page.getByText('終了まで あと5分です');
  await forward(page, service, minutes(5));
  await expect(notice).toBeVisible();
  await forward(page, service, seconds(10));
  await expect(notice).toBeHidden();
  expect(asked).toEqual([]);
});
