import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { timing } from '@mukae/contract/domain/reception/timing';
import { errorCodes } from '@mukae/contract/errors/codes';
import { retryDelay } from '../../../apps/web/src/api/realtime/retryDelay';
import type { Seat } from '../seat';
import { newPeerId, saidToMukae } from '../speech/ofMukae';
import { speeches } from '../speech/speeches';
import { Page } from './page';

/** As a page says it: again after a moment for as long as the service is away. */
async function sayUntilDone(page: Page, said: ReturnType<typeof saidToMukae>): Promise<void> {
  for (;;) {
    const answer = page.hears(said.done);
    page.say(said.text);
    const value = await answer;
    if (value === 'OK') return;
    if (value !== errorCodes.unavailable) throw new Error(`${page.seat.name} was refused: ${value}`);
    await pause(timing.retry.first);
  }
}

/** Answers when the visitor's touch has rung at the operator's; it rings no more when that is known. */
export async function touchUntilRung(screen: Page, operator: Page): Promise<number> {
  const requestId = randomUUID();
  const rang = operator.hears(`rang ${requestId}`, 60_000);
  const { signageId } = screen.seat;
  const touch = saidToMukae('receptionRequest', {
    requestId,
    signageId,
    signagePeerId: newPeerId(),
    touchButton: '受付',
  });
  const [rangAt] = await Promise.all([rang.then(() => performance.now()), sayUntilDone(screen, touch)]);
  const silent = operator.hears(`silent ${requestId}`);
  await Promise.all([sayUntilDone(screen, saidToMukae('Standby', { requestId })), silent]);
  return rangAt;
}

/** As a page does whose connection is gone: it tries again, ever later, wherever a load balancer sends it. */
export async function comeBack(page: Page, elsewhere: string): Promise<Page> {
  await page.gone();
  const seat: Seat = { ...page.seat, url: elsewhere };
  for (let failures = 0; ; failures += 1) {
    await pause(retryDelay(failures, Math.random()));
    const back = await Page.open(speeches.mukae, seat).catch(() => undefined);
    if (back) return back;
  }
}
