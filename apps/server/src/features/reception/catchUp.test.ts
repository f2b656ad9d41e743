import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connected } from '#testing/connected';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';
import type { KeptEntry } from './deskEntries';
import { writeDesk } from './desks.repo';
import { desks } from './reception.tables';

const { service, page, screen, operator, desk } = receptionForFile();

/** As another node would. */
async function writeElsewhere(...entries: KeptEntry[]): Promise<void> {
  const { db } = service();
  const { companyId } = await desk();
  const [row] = await db.select().from(desks).where(eq(desks.companyId, companyId));
  expect(await writeDesk(db, companyId, row?.version ?? 0, { entries, records: [], begun: [] })).not.toBe(false);
}

describe('a desk that somebody else wrote to', () => {
  it('[R-01] [O-F01] takes what is written, tells it, and does what was asked after it', async () => {
    const signage = await screen();
    const [busy, admin] = [await operator('operator1'), await page('admin')];
    await writeElsewhere({ kind: 'signage', id: String(signage.id), entry: { state: { at: 'Suspended' } } });
    await expect(touch(signage)).rejects.toThrow('SVER-105');
    expect((await signage.page.hears('submitSignageState')).state).toEqual({ at: 'Suspended' });
    await admin.hears('reflectSignageState', ({ signage: { status } }) => status === 'Suspended');
    expect(await admin.say('restart', { signageId: signage.id })).toEqual({ result: 'OK' });
    expect(connected(service())).toBe(3);
    expect(await busy.say('operatorStateTransition', { state: 'Leaving' })).toEqual({ result: 'OK' });
  });

  it('[R-02] ends what is not written any more, and frees whoever was in it', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const { callId, userId } = await talk(signage, busy);
    await writeElsewhere(
      { kind: 'call', id: callId, entry: null },
      { kind: 'signage', id: String(signage.id), entry: null },
      { kind: 'operator', id: String(userId), entry: null },
    );
    expect(await busy.say('shareScreen', { callId })).toMatchObject({ code: 'SVER-103' });
    expect(await signage.page.hears('serviceClosed')).toMatchObject({ callId });
    await busy.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
    await touch(signage);
    expect((await desk()).now.calls.size).toBe(0);
  });
});
