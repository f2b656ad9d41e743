import { isDeepStrictEqual } from 'node:util';
import { callEnds } from '@mukae/contract/domain/call/call.machine';
import type { CallEntry, Desk, OperatorEntry, RequestEntry } from '@mukae/contract/domain/reception/desk';
import type { DeskChanges } from '@mukae/contract/domain/reception/deskChanges';
import { requestEnds } from '@mukae/contract/domain/reception/request.machine';
import type { Queryable } from '#platform/db/database';
import { keptOperator } from './deskEntries';
import { howTheyEnded } from './desks.repo';

/** What is not written is what nobody waits for: away, and in no call. */
const unwritten = (operator: OperatorEntry): OperatorEntry =>
  keptOperator(operator) === undefined ? operator : { ...operator, state: { at: 'Leaving' }, watches: null };

/** A desk as it is written, with whoever is connected here. */
export function withLinksOf(here: Desk, written: Desk): Desk {
  const signages = new Map(written.signages);
  for (const [id, { link, meeting }] of here.signages) {
    signages.set(id, { state: { at: 'Standby' }, meeting, ...written.signages.get(id), link });
  }
  const operators = new Map(written.operators);
  for (const [id, operator] of here.operators) {
    operators.set(id, { ...(written.operators.get(id) ?? unwritten(operator)), link: operator.link });
  }
  return { ...written, signages, operators, over: here.over };
}

function changed<Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>): Map<Key, Value> {
  return new Map([...after].filter(([key, value]) => !isDeepStrictEqual(value, before.get(key))));
}

const goneFrom = <Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>): [string, Value][] =>
  [...before].filter(([id]) => !after.has(id));

/** What became of a desk that somebody else wrote to; how things ended stands in their records. */
export async function readChanges(db: Queryable, before: Desk, after: Desk): Promise<DeskChanges> {
  const [requests, calls] = [goneFrom(before.requests, after.requests), goneFrom(before.calls, after.calls)];
  const outcomes = await howTheyEnded(
    db,
    [...requests, ...calls].map(([id]) => id),
  );
  const ended = (call: CallEntry): CallEntry => ({
    ...call,
    state: { at: 'Ended', because: callEnds.find((end) => end === outcomes.get(call.id)) ?? 'operatorLost' },
  });
  const closed = (request: RequestEntry): RequestEntry => {
    const answered = [...after.calls.values()].find((call) => call.request?.id === request.id);
    if (answered) return { ...request, state: { at: 'Accepted', by: answered.userId } };
    const because = requestEnds.find((end) => end === outcomes.get(request.id)) ?? 'calledOff';
    return { ...request, state: { at: 'Closed', because } };
  };
  return {
    signages: changed(before.signages, after.signages),
    operators: changed(before.operators, after.operators),
    requests: new Map([
      ...changed(before.requests, after.requests),
      ...requests.map(([id, request]) => [id, closed(request)] as const),
    ]),
    calls: new Map([...changed(before.calls, after.calls), ...calls.map(([id, call]) => [id, ended(call)] as const)]),
  };
}
