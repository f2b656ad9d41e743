import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { CallOnWire, Ring, SignageDevices, SignageOnWire } from '@mukae/contract/realtime/messageFields';
import type { OwnStatus } from '@mukae/contract/realtime/serverMessages';
import type { RealtimeState } from '@/api/realtime/realtime';

/** What the channel has told this page so far. */
export interface LiveState {
  socket: RealtimeState;
  /** Null until the server has told it. */
  me: OwnStatus | null;
  signages: ReadonlyMap<number, SignageOnWire>;
  /** Of the signages that told it. */
  devices: ReadonlyMap<number, SignageDevices>;
  operators: ReadonlyMap<number, OperatorStatus>;
  /** Requests that ring for me, the longest waiting first. */
  rings: readonly Ring[];
  /** My call or monitoring, on whichever of my pages it runs. */
  call: CallOnWire | null;
  /** By how much the server's clock is ahead of this one. */
  clockAheadMs: number;
}

export const nothingHeard: LiveState = {
  socket: { is: 'connecting' },
  me: null,
  signages: new Map(),
  devices: new Map(),
  operators: new Map(),
  rings: [],
  call: null,
  clockAheadMs: 0,
};
