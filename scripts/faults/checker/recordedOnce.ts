import type { Told } from '../history/entry';
import { entriesOf } from './pages';
import type { Violation } from './violation';

const rule = 'a call has exactly one record once it is over';

export function recordedOnce({ history, rows }: Told): Violation[] {
  const records = new Map<string, number>();
  for (const { id } of rows.records) records.set(id, (records.get(id) ?? 0) + 1);
  const running = new Set(rows.calls.map(({ id }) => id));
  const seen = new Map<string, number>();
  for (const { view, at } of entriesOf(history, 'believed')) {
    if (view.callId !== null && !seen.has(view.callId)) seen.set(view.callId, at);
  }
  const calls = new Map([...[...records.keys()].map((id) => [id, 0] as const), ...seen]);
  return [...calls].flatMap(([id, at]) => {
    const count = records.get(id) ?? 0;
    const told = (says: string): Violation[] => [{ rule, says, at, about: [id] }];
    if (count > 1) return told(`it has ${count} records`);
    if (count === 1 && running.has(id)) return told('it has a record and goes on');
    return count === 0 && !running.has(id) ? told('it is over and has no record') : [];
  });
}
