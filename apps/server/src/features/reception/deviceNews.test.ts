import { describe, expect, it } from 'vitest';
import { receptionForFile } from '#testing/receptionForFile';

const { page, screen } = receptionForFile();

describe('what a signage says of its camera and microphone', () => {
  it('[O-L08] is told when it is news, and not again', async () => {
    const [{ page: signage }, admin] = [await screen(), await page('admin')];
    signage.send('devicePermission', { camera: 'granted', microphone: 'granted' });
    await admin.hears('deviceStateTransition');
    signage.send('devicePermission', { camera: 'granted', microphone: 'denied' });
    await admin.hears('deviceStateTransition', ({ microphone }) => microphone === 'denied');
    for (let n = 0; n < 5; n += 1) signage.send('devicePermission', { camera: 'granted', microphone: 'denied' });
    signage.send('devicePermission', { camera: 'none', microphone: 'none' });
    await admin.hears('deviceStateTransition', ({ camera }) => camera === 'none');
    expect(await admin.names()).not.toContain('deviceStateTransition');
  });

  it('[O-L08] reaches a thousand consoles a few times at most, however often it changes, and the last word counts', async () => {
    const [{ page: signage }, admin] = [await screen('signage2'), await page('admin')];
    for (let n = 0; n < 200; n += 1) {
      signage.send('devicePermission', { camera: n % 2 === 0 ? 'granted' : 'denied', microphone: 'granted' });
    }
    signage.send('devicePermission', { camera: 'granted', microphone: 'none' });
    let told = 0;
    for (let microphone = ''; microphone !== 'none'; told += 1)
      ({ microphone } = await admin.hears('deviceStateTransition'));
    expect(told).toBeLessThanOrEqual(3);
    expect((await page('operator2')).greeting.snapshot).toMatchObject({ devices: [{ microphone: 'none' }] });
  });
});
