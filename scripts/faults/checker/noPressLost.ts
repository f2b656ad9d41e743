import type { Told } from '../history/entry';
import { grouped } from './grouped';
import { sayingsOf } from './pages';
import type { Violation } from './violation';

const rule = 'a press that was taken is accepted, missed, called off or still open, and recorded once';

export function noPressLost({ history, rows }: Told): Violation[] {
  const recorded = grouped(
    rows.records.filter(({ requestId }) => requestId !== null),
    ({ requestId }) => requestId,
  );
  const open = new Set([...rows.requests, ...rows.calls.map(({ requestId }) => requestId)]);
  const taken = sayingsOf(history, 'receptionRequest').filter(({ answer }) => answer?.is === 'OK');
  return taken.flatMap(({ about, at }) => {
    const places = (recorded.get(about)?.length ?? 0) + (open.has(about) ? 1 : 0);
    if (places === 1) return [];
    const says = places === 0 ? 'nothing is known of it' : `it stands in ${places} places`;
    return [{ rule, says, at, about: [about] }];
  });
}
