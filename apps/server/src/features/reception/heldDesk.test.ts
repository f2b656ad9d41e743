import { randomUUID } from 'node:crypto';
import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import { describe, expect, it } from 'vitest';
import { strayFiles } from '#platform/storage/strayFiles.tables';
import { receptionForFile } from '#testing/receptionForFile';
import { deskEntries, desks } from './reception.tables';

const { service, held, screen } = receptionForFile();

const callId = randomUUID();
const requestId = randomUUID();

describe('what the desk refuses is thrown, so that nobody overlooks it', () => {
  it.each<[string, DeskEvent]>([
    ['callOver', { type: 'joined', callId, side: 'operator', peerId: 'p' }],
    ['callOver', { type: 'viewed', callId, view: null }],
    ['callOver', { type: 'ended', callId, because: 'meetingEnded' }],
    ['requestOver', { type: 'pictured', signageId: 1, requestId }],
    ['notReady', { type: 'standby', userId: 1 }],
  ])('as %s', async (error, event) => {
    await expect((await held()).happen(event)).rejects.toMatchObject({ error });
  });

  it('and the desk goes on', async () => {
    const open = await held();
    await expect(open.happen({ type: 'viewed', callId, view: null })).rejects.toThrow();
    await expect(open.happen({ type: 'timePassed' })).resolves.toBeTypeOf('number');
  });
});

describe('what is written alongside', () => {
  const keys = async () => (await service().db.select().from(strayFiles)).map(({ key }) => key);
  const note = (key: string) => ({ key, since: service().clock.now() });

  it('stays with what happened, and is told whether that was new', async () => {
    const open = await held();
    const { id: signageId } = await screen();
    for (const key of ['first', 'again']) {
      await open.happen({ type: 'suspended', signageId }, async (tx, isNew) => {
        if (isNew) await tx.insert(strayFiles).values(note(key));
      });
    }
    expect(await keys()).toEqual(['first']);
  });

  it('is not there when the desk refuses', async () => {
    const refused = (await held()).happen({ type: 'viewed', callId, view: null }, async (tx) => {
      await tx.insert(strayFiles).values(note('refused'));
    });
    await expect(refused).rejects.toMatchObject({ error: 'callOver' });
    expect(await keys()).not.toContain('refused');
  });

  it('keeps the desk as it was when it fails', async () => {
    const open = await held();
    const { id: signageId, page } = await screen();
    const failing = open.happen({ type: 'suspended', signageId }, () => Promise.reject(new Error('no line')));
    await expect(failing).rejects.toThrow('no line');
    expect(await service().db.select().from(deskEntries)).toEqual([]);
    await open.happen({ type: 'timePassed' });
    expect(open.now.signages.get(signageId)?.state).toEqual({ at: 'Standby' });
    expect(await page.names()).not.toContain('submitSignageState');
    await open.happen({ type: 'suspended', signageId });
    expect(open.now.signages.get(signageId)?.state).toEqual({ at: 'Suspended' });
  });

  it('is written once when somebody else has written to the desk first', async () => {
    const open = await held();
    const { id: signageId } = await screen();
    await open.happen({ type: 'suspended', signageId });
    const { db } = service();
    await db.update(desks).set({ version: 1_000 });
    await open.happen({ type: 'restarted', signageId }, async (tx) => {
      await tx.insert(strayFiles).values(note('late'));
    });
    expect((await keys()).filter((key) => key === 'late')).toEqual(['late']);
    expect(open.now.signages.get(signageId)?.state).toEqual({ at: 'Standby' });
  });
});
