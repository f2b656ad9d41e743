import { timing } from '@mukae/contract/domain/reception/timing';
import { describe, expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';

const logged: string[] = [];
const { service, page, screen, operator, desk, goes, timePasses } = receptionForFile({}, (line) => logged.push(line));

/** As pino writes it. */
const errorLevel = 50;
const errorsLogged = () => logged.filter((line) => line.includes('in the middle of a call'));

const isOperatorLost = ({ call }: { call: { isOperatorLost: boolean } }) => call.isOperatorLost;
const atStandby = ({ state }: { state: { at: string } }) => state.at === 'Standby';

describe('a signage whose connection drops', () => {
  it('[R-08] [O-L37] [O-F02] in a call is waited for, and the call goes on when it is back', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const call = await talk(signage, busy);
    await goes(signage.page);
    expect(await busy.hears('signageConnectionLosted')).toMatchObject({ callId: call.callId, isLost: true });
    expect((await page('operator1')).greeting.snapshot).toMatchObject({ call: { isSignageLost: true } });
    await timePasses(timing.lostLink - 1);
    const again = await screen();
    expect(again.page.greeting.snapshot).toMatchObject({
      of: 'signage',
      state: { at: 'Active', call: { callId: call.callId } },
    });
    expect(await busy.hears('signageConnectionLosted')).toMatchObject({ callId: call.callId, isLost: false });
    await timePasses(timing.lostLink);
    expect(await busy.names()).not.toContain('serviceClosed');
  });

  it('[R-08] [R-04] [O-F02] [O-F03] is given up after 15 seconds: the call ends on both sides', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const call = await talk(signage, busy);
    await goes(signage.page);
    await timePasses(timing.lostLink);
    expect(await busy.hears('serviceClosed')).toEqual({
      type: 'serviceClosed',
      callId: call.callId,
      because: 'signageLost',
      reloads: false,
    });
    expect((await desk()).now.calls.size).toBe(0);
    const again = await screen();
    expect(again.page.greeting.snapshot).toMatchObject({ state: { at: 'Standby' } });
    await touch(again);
    expect((await busy.hears('callFromSignage', ({ ring }) => ring.signageId === again.id)).ring.touchButton).toBe(
      '受付',
    );
  });

  it('[R-08] [R-03] while it calls is waited for, then its request is over', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    await goes(signage.page);
    await timePasses(timing.lostLink - 1);
    expect(await rung.names()).not.toContain('acceptRequest');
    await timePasses(1);
    expect(await rung.hears('acceptRequest')).toMatchObject({ requestId, because: 'over' });
  });

  it('[O-E03] is Logout for everybody after that, and not before', async () => {
    const watcher = await page('admin');
    const signage = await screen();
    expect((await watcher.hears('reflectSignageState')).signage).toMatchObject({
      signageId: signage.id,
      status: 'Standby',
    });
    await goes(signage.page);
    expect(await watcher.names()).not.toContain('reflectSignageState');
    await timePasses(timing.lostLink);
    expect((await watcher.hears('reflectSignageState')).signage).toMatchObject({
      signageId: signage.id,
      status: 'Logout',
    });
  });
});

describe('an operator whose connection drops', () => {
  it('[R-08] [O-F04] on standby is Logout after 15 seconds, and on standby again when she is back within 60', async () => {
    const watcher = await page('admin');
    const asleep = await operator('operator1');
    const { id: userId } = await demoUser(service(), 'operator1');
    const hears = (status: string) =>
      watcher.hears('reflectOperatorState', ({ operators }) =>
        operators.some((one) => one.userId === userId && one.status === status),
      );
    await hears('Standby');
    await goes(asleep);
    await timePasses(timing.lostLink);
    await hears('Logout');
    await timePasses(timing.lostSeat - timing.lostLink - 1);
    const again = await page('operator1');
    expect(again.greeting.snapshot).toMatchObject({ status: 'Standby', isReady: true });
    await hears('Standby');
  });

  it('[R-08] [O-F04] comes back as Leaving after 60 seconds', async () => {
    await goes(await operator('operator1'));
    await timePasses(timing.lostSeat);
    const again = await page('operator1');
    expect(again.greeting.snapshot).toMatchObject({ status: 'Leaving', isReady: false });
    expect(await again.say('operatorStateTransition', { state: 'Standby' })).toMatchObject({ code: 'SVER-107' });
  });

  it('[R-08] [O-F04] hears so when she goes on from where she was', async () => {
    const asleep = await operator('operator1');
    await goes(asleep);
    await timePasses(timing.lostSeat);
    const again = await page('operator1', asleep.since);
    expect(again.greeting.snapshot).toBeNull();
    await again.hears('operatorStateTransition', ({ status }) => status === 'Logout');
    await again.hears('operatorStateTransition', ({ status }) => status === 'Leaving');
  });

  it('[R-08] in a call is waited for; after 15 seconds the call is over and the signage begins anew', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const call = await talk(signage, busy);
    await goes(busy);
    expect((await signage.page.hears('submitCall', isOperatorLost)).call.callId).toBe(call.callId);
    await timePasses(timing.lostLink - 1);
    expect(await signage.page.names()).not.toContain('serviceClosed');
    await timePasses(1);
    expect(await signage.page.hears('serviceClosed')).toEqual({
      type: 'serviceClosed',
      callId: call.callId,
      because: 'operatorLost',
      reloads: true,
    });
    await signage.page.hears('submitSignageState', atStandby);
  });

  it('[O-L07] in a call leaves an error in the log, and none otherwise', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    const idle = await operator('operator2');
    const { callId } = await talk(signage, busy);
    logged.length = 0;
    await goes(idle);
    expect(errorsLogged()).toEqual([]);
    await goes(busy, signage.page);
    expect(errorsLogged().map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: errorLevel, callId }),
      expect.objectContaining({ level: errorLevel, callId }),
    ]);
  });

  it('[R-08] [D-L02] in a call is told to the visitor at once, and so is that she is back', async () => {
    const signage = await screen();
    const busy = await operator('operator1');
    await talk(signage, busy);
    await goes(busy);
    await signage.page.hears('submitCall', isOperatorLost);
    const again = await page('operator1');
    expect(again.greeting.snapshot).toMatchObject({ call: { isOperatorLost: false } });
    await signage.page.hears('submitCall', (told) => !isOperatorLost(told));
  });

  it('[R-08] while her desk rings: it rings on for 15 seconds, then the visitor waits for somebody else', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    await goes(rung);
    await timePasses(timing.lostLink);
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Crowded');
    const other = await operator('operator2');
    expect((await other.hears('callFromSignage')).ring.requestId).toBe(requestId);
  });

  it('[R-08] is there as long as one of her pages is', async () => {
    const [first, second] = [await operator('operator1'), await page('operator1')];
    first.cut();
    await second.settled();
    await timePasses(timing.lostSeat);
    expect((await desk()).now.operators.get((await demoUser(service(), 'operator1')).id)).toMatchObject({
      link: { is: 'up' },
      state: { at: 'Standby' },
    });
  });
});

describe('somebody of whom nobody heard that she went', () => {
  it('[R-08] is missed all the same, and given up like everybody else', async () => {
    const { id: userId } = await demoUser(service(), 'operator2');
    const signage = await screen();
    await goes(signage.page);
    const open = await desk();
    await open.happen({ type: 'operatorCame', role: 'operator', userId, name: '', storeId: null, characterId: null });
    await open.happen({ type: 'signageCame', signageId: signage.id });
    await timePasses(0);
    expect(open.now.operators.get(userId)?.link.is).toBe('lost');
    expect(open.now.signages.get(signage.id)?.link.is).toBe('lost');
  });
});
