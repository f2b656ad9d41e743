import { randomBytes } from 'node:crypto';
import { makePeerId } from '@mukae/contract/domain/call/peerId';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import { readServerMessage } from '@mukae/contract/realtime/serverMessages';
import { beat, socketPath } from '@mukae/contract/realtime/socket';
import type { Heard, Speech } from './speech';

let refs = 0;

interface Said {
  text: string;
  /** What is heard when it is answered. */
  done: string;
}

export function saidToMukae<Name extends EventName>(
  event: Name,
  fields: Omit<EventOf<Name>, 'type' | 'event' | 'ref'>,
): Said {
  refs += 1;
  return {
    text: JSON.stringify({ type: 'stateTransitionEvent', event, ref: refs, ...fields }),
    done: `answered ${refs}`,
  };
}

export const newPeerId = (): string => makePeerId((count) => randomBytes(count));

const health: HealthReport = {
  scene: 'Standby',
  templates: [],
  appVersion: '0.1.0',
  uptime: 86_400_000,
  memory: { used: 60_000_000, limit: 2_000_000_000 },
  storage: { used: 20_000_000, quota: 10_000_000_000 },
  network: { roundTrip: 12, connection: { type: '4g', rtt: 50, downlink: 10 } },
  battery: null,
  screen: { width: 1080, height: 1920, pixelRatio: 1 },
  mediaFaults: [],
  isStorageFull: false,
};

function read(text: string): Heard | undefined {
  if (text === beat) return undefined;
  const message = readServerMessage(JSON.parse(text))?.message;
  switch (message?.type) {
    case 'wsInit':
      return { key: 'in' };
    case 'stateTransitionMsg':
      return {
        key: `answered ${message.ref}`,
        value: message.answer.result === 'OK' ? 'OK' : message.answer.code,
      };
    case 'callFromSignage':
      return { key: `rang ${message.ring.requestId}` };
    case 'acceptRequest':
      return { key: `silent ${message.requestId}` };
    case 'submitCall':
      return { key: `talking ${message.call.requestId}`, value: message.call.callId };
    case 'offer':
    case 'answer':
      return { key: `${message.type} ${message.callId}`, value: message.from };
    case 'serviceClosed':
      return { key: `ended ${message.callId}` };
    default:
      return undefined;
  }
}

/** As the pages of the product speak. */
export const speechOfMukae: Speech = {
  door: ({ url, cookie }) => ({ url: `${url.replace('http', 'ws')}${socketPath}`, headers: { cookie, origin: url } }),
  read,
  touch: ({ signageId }, _, requestId) =>
    saidToMukae('receptionRequest', { requestId, signageId, signagePeerId: newPeerId(), touchButton: '受付' }).text,
  callOff: (requestId) => saidToMukae('Standby', { requestId }).text,
  standsBy: () => [
    saidToMukae('operatorStateTransition', { state: 'PossibleStandby' }),
    saidToMukae('operatorStateTransition', { state: 'Standby' }),
  ],
  signs: [],
  reports: [
    { everyMs: timing.heartbeat, text: () => JSON.stringify({ type: 'ping' }) },
    { everyMs: 60_000, text: () => JSON.stringify({ type: 'screenHealth', report: health }) },
  ],
};
