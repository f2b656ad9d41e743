import { expect, type Page } from './test';

/** Takes a free channel, as the switch on the standby page does. */
export async function goOnStandby(page: Page): Promise<void> {
  const answer = await page.request.post('/api/changeStatus', { data: { targetUserId: 'SELF', status: 'Standby' } });
  expect(await answer.json()).toMatchObject({ result: 'OK' });
}

/** The doors beside the channel. */
export const doors = (page: Page) => page.getByRole('navigation', { name: 'チャンネルの一覧' }).getByRole('link');
