import type { OwnState } from '@mukae/contract/realtime/messageFields';
import { describe, expect, it } from 'vitest';
import { someCall } from '@/live/testing/someCall';
import { nextChange } from './nextChange';
import { noticeShown, type SceneAudience, shownScene, templateShown } from './shownScene';
import { stepView } from './stepView';
import { startingAt, type ViewEvent, type ViewState, type VisitorDeed } from './viewState';

const second = 1000;
const requestId = '22222222-2222-4222-8222-222222222222';
const { callId } = someCall;

const standby: OwnState = { at: 'Standby', wasMissed: false };
const missed: OwnState = { at: 'Standby', wasMissed: true };
const calling: OwnState = { at: 'Calling', requestId, turn: 0, minutes: null, isAttended: true };
const crowded: OwnState = { at: 'Crowded', requestId, turn: 2, minutes: 4, isAttended: true };
const active: OwnState = { at: 'Active', call: someCall };
const monitoring: OwnState = { at: 'Monitoring', call: { ...someCall, kind: 'monitoring' } };

const press: VisitorDeed = { did: 'press', requestId, isAnswered: false };
const callOff: VisitorDeed = { did: 'callOff', requestId, isAnswered: false };
const told = (own: OwnState): ViewEvent => ({ type: 'told', own });

/** A screen that began at 0 and has known what it is ever since. */
const after = (...events: readonly ViewEvent[]): ViewState => at(0, events);
const at = (now: number, events: readonly ViewEvent[], from: ViewState = startingAt(0)): ViewState =>
  events.reduce((view, event) => stepView(view, event, now), from);
const sceneOf = (view: ViewState, now = 0, audience: SceneAudience = 'shop') => shownScene(view, audience, now);

describe('what a visitor sees', () => {
  it('[O-L40] is calm until the server has told what there is, and sends her to somebody after a while', () => {
    expect(sceneOf(startingAt(0), 29 * second)).toMatchObject({ scene: 'Offline', isLong: false });
    expect(sceneOf(startingAt(0), 30 * second)).toMatchObject({ scene: 'Offline', isLong: true });
    expect(nextChange(startingAt(0), 3 * second)).toBe(30 * second);
  });

  it('[D-N02] is that staff cannot be reached once a screen has waited three seconds for its server, and not before', () => {
    expect(sceneOf(startingAt(0), 3 * second - 1)).toEqual({ scene: 'Offline', isCutOff: false, isLong: false });
    expect(sceneOf(startingAt(0), 3 * second)).toEqual({ scene: 'Offline', isCutOff: true, isLong: false });
    expect(nextChange(startingAt(0), 0)).toBe(3 * second);
  });

  it('[O-L40] is the scene that the server tells', () => {
    const scenes = [standby, calling, active, monitoring, { at: 'Suspended' } as const];
    for (const own of scenes) expect(sceneOf(after(told(own)))).toMatchObject({ scene: own.at });
    expect(sceneOf(after(told(crowded)))).toEqual({ scene: 'Crowded', place: 2, minutes: 4, isAttended: true });
  });

  it('[O-L50] offers her to call while somebody only looks on, unless the reception is suspended', () => {
    const watched = (canVisitorCall: boolean): OwnState => ({
      at: 'Monitoring',
      call: { ...someCall, canVisitorCall },
    });
    expect(sceneOf(after(told(watched(true))))).toEqual({ scene: 'Monitoring', canCall: true });
    expect(sceneOf(after(told(watched(false))))).toEqual({ scene: 'Monitoring', canCall: false });
  });

  it('follows the turn of its own request and of no other', () => {
    const turn = (id: string): ViewEvent => ({ type: 'turned', requestId: id, turn: 1, minutes: 2, isAttended: true });
    expect(sceneOf(after(told(crowded), turn(requestId)))).toMatchObject({ place: 1, minutes: 2 });
    expect(sceneOf(after(told(crowded), turn(callId)))).toMatchObject({ place: 2 });
  });
});

describe('what the visitor does', () => {
  it('[O-L44] shows before the server answers, and goes back when it refuses', () => {
    const pressed = after(told(standby), { type: 'did', deed: press });
    expect(sceneOf(pressed)).toEqual({ scene: 'Calling' });
    const refused = stepView(pressed, { type: 'answered', deed: press, isRefused: true }, 0);
    expect(sceneOf(refused)).toEqual({ scene: 'Standby' });
  });

  it('[O-L44] is not taken back by what the server said before it knew', () => {
    const pressed = after(told(standby), { type: 'did', deed: press });
    expect(sceneOf(at(0, [told(standby)], pressed))).toEqual({ scene: 'Calling' });
    expect(sceneOf(at(0, [told(crowded)], pressed))).toMatchObject({ scene: 'Crowded' });
    const accepted = at(0, [{ type: 'answered', deed: press, isRefused: false }], pressed);
    expect(sceneOf(accepted)).toEqual({ scene: 'Calling' });
    expect(sceneOf(at(0, [told(standby)], accepted))).toEqual({ scene: 'Standby' });
  });

  it('[O-L44] calls off at once, unless somebody has just answered', () => {
    const calledOff = after(told(calling), { type: 'did', deed: callOff });
    expect(sceneOf(calledOff)).toEqual({ scene: 'Standby' });
    expect(sceneOf(at(0, [told(calling)], calledOff))).toEqual({ scene: 'Standby' });
    expect(sceneOf(at(0, [told(active)], calledOff))).toMatchObject({ scene: 'Active' });
  });

  it('[O-L44] ends a conversation with a calm screen until the call is gone', () => {
    const ended = after(told(active), { type: 'did', deed: { did: 'end', callId, isAnswered: false } });
    expect(sceneOf(ended)).toMatchObject({ scene: 'Offline', isLong: false });
    expect(sceneOf(at(0, [told(standby)], ended))).toEqual({ scene: 'Standby' });
  });

  it('an answer to something else changes nothing', () => {
    const calledOff = after(told(calling), { type: 'did', deed: callOff });
    expect(at(0, [{ type: 'answered', deed: press, isRefused: true }], calledOff)).toEqual(calledOff);
  });
});

describe('notices', () => {
  it('[O-L47] a missed request is told for eight seconds', () => {
    const view = after(told(calling), told(missed));
    expect(noticeShown(view, 8 * second - 1)).toEqual({ kind: 'missed' });
    expect(noticeShown(view, 8 * second)).toBeNull();
    expect(nextChange(at(2 * second, [], view), 2 * second)).toBe(8 * second);
  });

  it('[O-L47] [O-F06] a touch that the server could not take is told as missed, unless the screen shows why', () => {
    const pressed = after(told(standby), { type: 'did', deed: press });
    const refused: ViewEvent = { type: 'answered', deed: press, isRefused: true };
    expect(noticeShown(at(0, [refused], pressed), 0)).toEqual({ kind: 'missed' });
    expect(noticeShown(at(0, [told({ at: 'Suspended' }), refused], pressed), 0)).toBeNull();
  });

  it('[O-L47] tells nobody of a request that another visitor missed before the page began', () => {
    expect(noticeShown(after(told(missed)), 0)).toBeNull();
  });
});

describe('a server that is away', () => {
  const lose: ViewEvent = { type: 'linkChanged', isUp: false };

  it('[O-L43] is not noticed for three seconds, then the screen is calm, and then sends to somebody', () => {
    const view = after(told(standby), lose);
    expect(sceneOf(view, 3 * second - 1)).toEqual({ scene: 'Standby' });
    expect(sceneOf(view, 3 * second)).toEqual({ scene: 'Offline', isCutOff: true, isLong: false });
    expect(sceneOf(view, 30 * second)).toEqual({ scene: 'Offline', isCutOff: true, isLong: true });
    expect(nextChange(view, second)).toBe(3 * second);
    expect(nextChange(view, 3 * second)).toBe(30 * second);
  });

  it('[O-L43] counts from the first moment, and is forgotten when the server is back', () => {
    const view = at(2 * second, [lose], after(told(standby), lose));
    expect(sceneOf(view, 3 * second)).toMatchObject({ scene: 'Offline' });
    expect(sceneOf(at(5 * second, [{ type: 'linkChanged', isUp: true }], view), 60 * second)).toEqual(standbyScene);
  });

  it('[O-L43] is waited for while somebody is being called', () => {
    const view = after(told(calling), lose);
    expect(sceneOf(view, 14 * second)).toEqual({ scene: 'Calling' });
    expect(sceneOf(view, 15 * second)).toMatchObject({ scene: 'Offline' });
  });

  it('[O-F01] does not matter while voices go to and fro', () => {
    const view = after(told(active), { type: 'mediaChanged', isFlowing: true, isStaffGone: false }, lose);
    expect(sceneOf(view, 600 * second)).toMatchObject({ scene: 'Active' });
    expect(nextChange(view, 31 * second)).toBeNull();
    const broken = stepView(view, { type: 'mediaChanged', isFlowing: false, isStaffGone: true }, second);
    expect(sceneOf(broken, 15 * second)).toMatchObject({ scene: 'Offline' });
  });
  const standbyScene = { scene: 'Standby' };
});

it('[D-N02] [O-L05] a page whose place another has only asks for a moment, however long', () => {
  const replaced = after(told(standby), { type: 'replaced' });
  expect(sceneOf(replaced, 20 * second)).toEqual({ scene: 'Offline', isCutOff: false, isLong: false });
  expect(sceneOf(at(50 * second, [{ type: 'replaced' }], replaced), 50 * second)).toMatchObject({
    isCutOff: false,
    isLong: true,
  });
  expect(sceneOf(at(60 * second, [told(standby)], replaced), 60 * second)).toEqual({ scene: 'Standby' });
});

describe('a call', () => {
  const view = { scene: 'Standby', layout: 'onlyMedia', showsTelop: false, showsLogo: true, showsMedia: true } as const;

  it('is shown as the operator chose, until she goes back', () => {
    const changed = after(told(active), { type: 'viewed', callId, view });
    expect(templateShown(changed, sceneOf(changed))).toEqual({ scene: 'Standby', view });
    const back = stepView(changed, { type: 'viewed', callId, view: null }, 0);
    expect(templateShown(back, sceneOf(back))).toEqual({ scene: 'Active', view: null });
  });

  it('[D-Q01] shows what the operator wrote until she writes something else, takes it back, or is gone', () => {
    const write = (line: string | null): ViewEvent => ({ type: 'written', callId, line });
    const written = after(told(active), write('3階へどうぞ'));
    expect(sceneOf(written, 60 * second)).toMatchObject({ writtenLine: '3階へどうぞ' });
    expect(sceneOf(at(0, [write('2階でした')], written))).toMatchObject({ writtenLine: '2階でした' });
    expect(sceneOf(at(0, [write(null)], written))).toMatchObject({ writtenLine: null });
    expect(sceneOf(at(0, [told(standby), told(active)], written))).toMatchObject({ writtenLine: null });
  });

  it('hears nothing of another call', () => {
    const talking = after(told(active));
    const others: ViewEvent[] = [
      { type: 'viewed', callId: requestId, view },
      { type: 'shared', callId: requestId, isSharing: true },
      { type: 'written', callId: requestId, line: '3階へどうぞ' },
    ];
    expect(at(0, others, talking)).toEqual(talking);
  });

  it('[O-L33] shows the screen that the operator shares', () => {
    const shared = after(told(active), { type: 'shared', callId, isSharing: true });
    expect(sceneOf(shared)).toMatchObject({ scene: 'Active', isSharing: true });
  });

  it('[D-L02] says that the staff is gone for as long as she is, and never in the next call', () => {
    const gone = after(told(active), { type: 'mediaChanged', isFlowing: true, isStaffGone: true });
    expect(sceneOf(gone)).toMatchObject({ scene: 'Active', staff: 'gone' });
    const back = stepView(gone, { type: 'mediaChanged', isFlowing: true, isStaffGone: false }, 0);
    expect(sceneOf(back)).toMatchObject({ staff: 'there' });
    const next = stepView(gone, told({ at: 'Active', call: { ...someCall, callId: requestId } }), 0);
    expect(sceneOf(next)).toMatchObject({ staff: 'there' });
  });

  it('[D-L02] is joined until voices go to and fro, also for a screen that begins anew in it', () => {
    const joining = after(told(active));
    expect(sceneOf(joining)).toMatchObject({ scene: 'Active', staff: 'joining' });
    const joined = stepView(joining, { type: 'mediaChanged', isFlowing: true, isStaffGone: false }, 0);
    expect(sceneOf(joined)).toMatchObject({ staff: 'there' });
  });

  it('[O-L50] is told as monitoring when somebody only looks', () => {
    const watched = after(told(standby), { type: 'called', call: { ...someCall, kind: 'monitoring' } });
    expect(sceneOf(watched)).toEqual({ scene: 'Monitoring', canCall: false });
  });

  it('ends calmly, whatever is told afterwards', () => {
    const closed = after(told(active), { type: 'closed' }, told(standby));
    expect(sceneOf(closed, 14 * second)).toEqual({ scene: 'Offline', isCutOff: false, isLong: false });
    expect(sceneOf(closed, 15 * second)).toEqual({ scene: 'Offline', isCutOff: true, isLong: false });
  });
});

describe('the link of a reservation', () => {
  it('[O-L46] leads to the conversation after a second, whatever the signage does', () => {
    const view = after(told(standby));
    expect(sceneOf(view, second - 1, 'link')).toMatchObject({ scene: 'Offline' });
    expect(sceneOf(view, second, 'link')).toMatchObject({ scene: 'Active', staff: 'awaited', canEnd: false });
    expect(nextChange(view, 0)).toBe(second);
    expect(sceneOf(after(told(active)), 0, 'link')).toMatchObject({ scene: 'Active', staff: 'joining' });
  });
});
