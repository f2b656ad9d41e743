import { randomUUID } from 'node:crypto';
import { can } from '@mukae/contract/access/access';
import { someReport } from '@mukae/contract/domain/signage/health/testing/someReport';
import type { EventName } from '@mukae/contract/realtime/clientEvents';
import { type MessageName, readClientMessage } from '@mukae/contract/realtime/clientMessages';
import { beforeAll, describe, expect, it } from 'vitest';
import { addChannels } from '#features/channels';
import { addStranger } from '#testing/people';
import { receptionForFile, type Screen, talk, touch } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';
import type { TestPage } from '#testing/testPage';
import { deskEntries } from './reception.tables';

const { service, page, screen, operator, desk } = receptionForFile();

interface Targets {
  signageId: number;
  requestId: string;
  callId: string;
  peerId: string;
  userId: number;
}

type Body = Record<string, unknown>;
type Bodies<Name extends string> = Readonly<Record<Name, (targets: Targets) => Body>>;

const view = { scene: 'Active', layout: 'wipe', showsTelop: true, showsLogo: true, showsMedia: true };
const signal = ({ callId, peerId }: Targets) => ({ callId, from: peerId, to: peerId });

/** Each event and message with the ids that it would need to do something. */
const events: Bodies<EventName> = {
  receptionRequest: ({ signageId, peerId }) => ({
    requestId: randomUUID(),
    signageId,
    signagePeerId: peerId,
    touchButton: '受付',
  }),
  Standby: ({ requestId }) => ({ requestId }),
  Leaving: ({ callId }) => ({ callId }),
  operatorStateTransition: () => ({ state: 'PossibleStandby' }),
  acceptRequest: ({ requestId, peerId }) => ({ requestId, peerId }),
  rejectRequest: ({ requestId }) => ({ requestId }),
  callFromUser: ({ signageId, peerId }) => ({ signageId, peerId }),
  monitoringRequest: ({ signageId, peerId }) => ({ signageId, peerId }),
  suspend: ({ signageId }) => ({ signageId }),
  restart: ({ signageId }) => ({ signageId }),
  serviceClosed: ({ callId }) => ({ callId }),
  serviceClosedNotReloadSignage: ({ callId }) => ({ callId }),
  shareScreen: ({ callId }) => ({ callId }),
  closeShareScreen: ({ callId }) => ({ callId }),
  decodeFrames: ({ callId }) => ({ callId, is: 'firstSound' }),
  talkLog: ({ callId }) => ({ callId, text: '受付はどこですか', locale: 'ja-JP' }),
  logout: () => ({}),
};
const messages: Bodies<MessageName> = {
  ping: () => ({}),
  devicePermission: () => ({ camera: 'granted', microphone: 'granted' }),
  screenHealth: () => ({ report: someReport }),
  requestLogout: ({ userId }) => ({ objectId: userId }),
  serviceCloseForWRU: ({ callId }) => ({ ref: 1, callId }),
  informCallId: ({ callId, peerId }) => ({ callId, peerId }),
  homeButton: ({ callId }) => ({ callId }),
  uiInteraction: ({ callId }) => ({ callId, command: { kind: 'view', view } }),
  offer: (targets) => ({ ...signal(targets), description: { type: 'offer', sdp: '' } }),
  answer: (targets) => ({ ...signal(targets), description: { type: 'answer', sdp: '' } }),
  iceCandidate: (targets) => ({ ...signal(targets), candidate: null }),
};

interface Said {
  name: string;
  body: (targets: Targets) => Body;
}

const said: Said[] = [
  ...Object.entries(events).map(([event, body]) => ({
    name: event,
    body: (targets: Targets) => ({ type: 'stateTransitionEvent', event, ref: 1, ...body(targets) }),
  })),
  ...Object.entries(messages).map(([type, body]) => ({
    name: type,
    body: (targets: Targets) => ({ type, ...body(targets) }),
  })),
];

/** What it answered: undefined for nothing. */
async function refusedWith(one: TestPage, body: Body): Promise<string | undefined> {
  one.heard.length = 0;
  one.socket.send(JSON.stringify(body));
  if (body.type === 'ping') await one.hears('pong');
  await one.settled();
  for (const message of one.heard) {
    if (message.type === 'Warning') return message.code;
    if (message.type === 'stateTransitionMsg' && message.answer.result === 'Error') return message.answer.code;
  }
  return undefined;
}

/** What colleagues are doing is told a little later than what it follows from. */
const newsFor = async (one: TestPage) => (await one.names()).filter((name) => name !== 'reflectOperatorState');

const roles = ['operator2', 'signage2', 'guest', 'admin', 'system'] as const;
const callers = {
  operator2: 'operator',
  signage2: 'signage',
  guest: 'webReservationUser',
  admin: 'companyAdmin',
  system: 'systemAdmin',
} as const;

/** A call at the first signage and a request at another desk: what nobody else may touch. */
async function busyReception(): Promise<Targets & { busy: TestPage; signage: Screen }> {
  const signage = await screen();
  const busy = await operator('operator1');
  const { callId, userId } = await talk(signage, busy);
  return { signage, busy, callId, userId, signageId: signage.id, requestId: randomUUID(), peerId: busy.peerId };
}

describe('a message without the right to it', () => {
  it.each(roles)('[O-L09] [A-A07] is refused and changes nothing, whatever %s says', async (name) => {
    const { busy, signage, ...targets } = await busyReception();
    const one = await page(name);
    const open = await desk();
    await busy.settled();
    const before = JSON.stringify([[...open.now.calls], [...open.now.requests], open.now.signages.get(signage.id)]);
    for (const { body, name: what } of said) {
      const read = readClientMessage(body(targets));
      if (!read) throw new Error(`${what} is not in the catalogue`);
      if (can(callers[name], read.capability)) continue;
      expect([what, await refusedWith(one, body(targets))]).toEqual([what, 'SVER-12']);
    }
    expect(JSON.stringify([[...open.now.calls], [...open.now.requests], open.now.signages.get(signage.id)])).toBe(
      before,
    );
  });
});

describe('what belongs to another company', () => {
  let strangers: { name: string; of: () => Promise<TestPage> }[];

  beforeAll(async () => {
    const { companyId } = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    await service().db.transaction((tx) => addChannels(tx, companyId, 1));
    const client = await loggedIn(service().url, 'admin@other.example');
    strangers = [
      { name: 'admin of another company', of: () => page(client) },
      { name: 'guest', of: () => page('guest') },
    ];
  });

  it('[O-L09] [D-B04] is out of reach by every id that a message can carry', async () => {
    const { busy, signage, ...targets } = await busyReception();
    const open = await desk();
    const before = JSON.stringify([[...open.now.calls], open.now.signages.get(signage.id)]);
    const rows = await service().db.select().from(deskEntries);
    await busy.settled();
    await signage.page.settled();
    busy.heard.length = 0;
    signage.page.heard.length = 0;
    for (const { of } of strangers) {
      const one = await of();
      for (const { body, name } of said.filter((each) => each.name !== 'logout')) {
        const code = await refusedWith(one, body(targets));
        if (!['ping', 'operatorStateTransition'].includes(name)) expect([name, code]).not.toEqual([name, undefined]);
      }
    }
    expect(JSON.stringify([[...open.now.calls], open.now.signages.get(signage.id)])).toBe(before);
    expect(await service().db.select().from(deskEntries)).toEqual(rows);
    expect([await newsFor(busy), await newsFor(signage.page)]).toEqual([[], []]);
  });

  it('[O-L09] [D-B04] a request is neither answered nor declined from elsewhere', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    for (const { of } of strangers) {
      const one = await of();
      const peerId = one.peerId;
      expect(await one.say('acceptRequest', { requestId, peerId })).toMatchObject({ code: 'SVER-102' });
      expect(await one.say('rejectRequest', { requestId })).toMatchObject({ code: 'SVER-102' });
    }
    expect(await rung.say('acceptRequest', { requestId, peerId: rung.peerId })).toEqual({ result: 'OK' });
  });

  it('[O-L09] is not heard of either', async () => {
    const listening = await Promise.all(strangers.map(({ of }) => of()));
    const { busy, callId } = await busyReception();
    await busy.say('serviceClosed', { callId });
    for (const one of listening) {
      expect(await newsFor(one)).toEqual([]);
    }
  });
});
