import type { CallEntry, Desk, OperatorEntry, RequestEntry, SignageEntry } from './desk';
import type { DeskDraft } from './deskDraft';

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

function merged<Key, Value>(
  below: ReadonlyMap<Key, Value>,
  changed: Changed<Key, Value>,
  stays: (value: Value) => boolean,
): ReadonlyMap<Key, Value> {
  if (changed.size === 0) return below;
  const next = new Map(below);
  for (const [key, value] of changed) {
    if (value !== undefined && stays(value)) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

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
  signages: merged(desk.signages, changes.signages, () => true),
  operators: merged(desk.operators, changes.operators, () => true),
  requests: merged(desk.requests, changes.requests, isOpenRequest),
  calls: merged(desk.calls, changes.calls, isRunningCall),
  over: remembered(desk.over, changes.requests),
});
