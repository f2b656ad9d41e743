import { describe, expect, it } from 'vitest';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';
import type { TestPage } from '#testing/testPage';

const { browser, page, screen, operator, desk, goes } = receptionForFile();

/** Comes back as the page that was cut off. */
const again = async (name: string, { since }: TestPage) => page(await browser(name), since);

describe('who comes back', () => {
  it('[O-L03] hears what was told meanwhile: nothing is lost, nothing comes twice, and no snapshot', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    await rung.settled();
    rung.heard.length = 0;
    await goes(rung);
    const requestId = await touch(signage);
    const back = await again('operator1', rung);
    expect(back.greeting.snapshot).toBeNull();
    expect((await back.hears('callFromSignage')).ring.requestId).toBe(requestId);
    expect(await back.names()).not.toContain('callFromSignage');
    await goes(back);
    const third = await again('operator1', back);
    expect(third.greeting.snapshot).toBeNull();
    expect(await third.names()).not.toContain('callFromSignage');
  });

  it('[O-L03] hears all of it in the order of telling, whenever the cut came', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const watcher = await page('admin');
    let cut = await page('admin');
    const seen: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { callId } = await talk(signage, busy);
      if (round % 3 === 1) {
        cut.cut();
        await busy.say('serviceClosed', { callId });
        seen.push(...cut.sequence);
        cut = await again('admin', cut);
        expect(cut.greeting.snapshot).toBeNull();
      } else await busy.say('serviceClosed', { callId });
      await busy.standsBy();
    }
    await watcher.settled();
    await cut.settled();
    seen.push(...cut.sequence);
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
    const missing = watcher.sequence.filter((seq) => seq > (seen[0] ?? 0) && !seen.includes(seq));
    expect(missing).toEqual([]);
  });

  it('[O-L03] gets a snapshot when the service was started anew, or too much was told since', async () => {
    const first = await operator('operator1');
    const [epoch = '', seq = ''] = first.since.split('.');
    for (const since of [
      `other-epoch.${seq}`,
      `${epoch}.${Number(seq) + 1000}`,
      `${epoch}.`,
      `${epoch}.-1`,
      `${epoch}.1e3`,
      '',
      '..',
    ]) {
      const back = await page('operator1', since);
      expect(back.greeting.snapshot).toMatchObject({ of: 'console', status: 'Standby' });
      expect(back.greeting.epoch).toBe(epoch);
    }
  });

  it('[O-L03] a signage too: a call that was answered meanwhile is there', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const requestId = await touch(signage);
    await signage.page.settled();
    signage.page.heard.length = 0;
    await goes(signage.page);
    await busy.say('acceptRequest', { requestId, peerId: busy.peerId });
    const back = await again('signage1', signage.page);
    expect(back.greeting.snapshot).toBeNull();
    expect((await back.hears('submitSignageState')).state).toMatchObject({ at: 'Active' });
    expect((await back.hears('submitCall')).call.peers.operator).toBe(busy.peerId);
  });

  it('[O-L03] [O-L09] hears nothing that was told to somebody else', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const [start] = busy.since.split('.').slice(1);
    const { callId } = await talk(signage, busy);
    await busy.say('talkLog', { callId, text: '内緒の話です', locale: 'ja-JP' });
    const curious = await page('operator2', `${busy.greeting.epoch}.${start}`);
    expect(curious.greeting.snapshot).toBeNull();
    const names = await curious.names();
    for (const name of ['talkLog', 'submitCall', 'submitSignageState', 'callFromSignage'])
      expect(names).not.toContain(name);
    expect((await desk()).now.calls.has(callId)).toBe(true);
  });
});
