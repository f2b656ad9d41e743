import { expect, it } from 'vitest';
import { freePort } from '#platform/db/embedded/freePort';
import { receptionForFile, talk } from '#testing/receptionForFile';

const lines: string[] = [];
const nowhere = `http://127.0.0.1:${await freePort()}`;
const { screen, operator } = receptionForFile({ OTEL_EXPORTER_OTLP_ENDPOINT: nowhere }, (line) => lines.push(line));

const complaints = () => lines.filter((line) => line.includes('traces do not reach'));

it('[N-19] visits are received as ever while the collector of traces is away, which is logged once', async () => {
  const signage = await screen();
  const busy = await operator('operator1');
  for (let visits = 0; visits < 2; visits += 1) {
    const began = performance.now();
    const { callId } = await talk(signage, busy);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(await signage.page.say('decodeFrames', { callId, is: 'firstSound' })).toEqual({ result: 'OK' });
    expect(await busy.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby');
    await busy.say('operatorStateTransition', { state: 'Standby' });
    await expect.poll(() => complaints().length, { timeout: 10_000 }).toBe(1);
  }
  expect(complaints()[0]).toContain('"level":40');
});
