import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { use, useSyncExternalStore } from 'react';
import type { LiveState } from './liveState';
import { RealtimeContext } from './RealtimeContext';

/** A part of what the channel told; the component is drawn again when that part changes. */
export function useLive<Part>(part: (state: LiveState) => Part): Part {
  const { subscribe, get } = use(RealtimeContext);
  return useSyncExternalStore(subscribe, () => part(get()));
}

export const useSocket = () => useLive(({ socket }) => socket);
export const useMyStatus = () => useLive(({ me }) => me);
export const useRings = () => useLive(({ rings }) => rings);
export const useMyCall = () => useLive(({ call }) => call);

/** What the channel told last; before that, what the list was told when it was read. */
export const useSignageStatus = (signageId: number, read: DeviceStatus): DeviceStatus =>
  useLive(({ signages }) => signages.get(signageId)?.status ?? read);

/** Of those that I may see; null until the server has told. */
export const useSignagesOnline = (): number | null =>
  useLive(({ me, signages }) => me && [...signages.values()].filter(({ status }) => status !== 'Logout').length);

export const useOperatorStatus = (userId: number, read: OperatorStatus): OperatorStatus =>
  useLive(({ operators }) => operators.get(userId) ?? read);
