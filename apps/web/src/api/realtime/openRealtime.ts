import { socketPath } from '@mukae/contract/realtime/socket';
import type { Realtime } from './realtime';
import { RealtimeChannel } from './realtimeChannel';

interface Options {
  url?: string;
  now?: () => number;
  random?: () => number;
}

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}${socketPath}`;

/** The channel of this page; it must be closed by who opened it. */
export const openRealtime = ({ url = socketAddress(), now = Date.now, random = Math.random }: Options = {}): Realtime =>
  new RealtimeChannel({ url, now, random });
