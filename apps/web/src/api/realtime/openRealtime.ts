import { socketPath } from '@mukae/contract/realtime/socket';
import type { Realtime } from './realtime';
import { RealtimeChannel } from './realtimeChannel';

interface Options {
  url?: string;
  now?: () => number;
  random?: () => number;
  /** Asks for the place of the screen, instead of taking it from whoever has it. */
  givesWay?: boolean;
}

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}${socketPath}`;

/** A channel that is not opened yet. */
export const prepareRealtime = ({
  url = socketAddress(),
  now = Date.now,
  random = Math.random,
  givesWay = false,
}: Options = {}): RealtimeChannel => new RealtimeChannel({ url, now, random, givesWay });

/** The channel of this page; it must be closed by who opened it. */
export function openRealtime(options: Options = {}): Realtime {
  const channel = prepareRealtime(options);
  channel.open();
  return channel;
}
