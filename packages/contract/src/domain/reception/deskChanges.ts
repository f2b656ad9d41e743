import type { CallEntry, Desk, OperatorEntry, RequestEntry, SignageEntry } from './desk';
import type { DeskDraft } from './deskDraft';
import { laidOver } from './mapLayer';

type Changed<Key, Value> = ReadonlyMap<Key, Value | undefined>;

/** Entries that are other than before; undefined: gone. */
export interface DeskChanges {
  signages: Changed<number, SignageEntry>;
  operators: Changed<number, OperatorEntry>;
  requests: Changed<string, RequestEntry>;
  calls: Changed<string, CallEntry>;
}

export const isOpenRequest = ({ state }: RequestEntry): boolean => state.at === 'Waiting' || state.at === 'Ringing';
export const isRunningCall = ({ state }: CallEntry): boolean => state.at !== 'Ended';

export const changesOf = ({ signages, operators, requests, calls }: DeskDraft): DeskChanges => ({
  signages: signages.changed,
  operators: operators.changed,
  requests: requests.changed,
  calls: calls.changed,
});

export const isUnchanged = ({ signages, operators, requests, calls }: DeskChanges): boolean =>
  signages.size + operators.size + requests.size + calls.size === 0;

const kept = <Key, Value>(changed: Changed<Key, Value>, stays: (value: Value) => boolean): Changed<Key, Value> =>
  new Map([...changed].map(([key, value]) => [key, value !== undefined && stays(value) ? value : undefined]));

const mostRemembered = 500;

function remembered(over: Desk['over'], requests: DeskChanges['requests']): Desk['over'] {
  const closed = [...requests].flatMap(([id, request]) =>
    request && !isOpenRequest(request)
      ? [[id, request.state.at === 'Accepted' ? 'answered' : 'unanswered'] as const]
      : [],
  );
  return closed.length === 0 ? over : new Map([...over, ...closed].slice(-mostRemembered));
}

/** The desk after the changes: of what is over, only that it is over is kept. */
export const changedDesk = (desk: Desk, changes: DeskChanges): Desk => ({
  signages: laidOver(desk.signages, changes.signages),
  operators: laidOver(desk.operators, changes.operators),
  requests: laidOver(desk.requests, kept(changes.requests, isOpenRequest)),
  calls: laidOver(desk.calls, kept(changes.calls, isRunningCall)),
  over: remembered(desk.over, changes.requests),
});
