import { timing } from '@mukae/contract/domain/reception/timing';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { overdueAt, patienceOf } from './shownScene';
import type { ShowingView, ViewState } from './viewState';

function momentsOf(view: ShowingView): number[] {
  const { link, notice, since } = view;
  return [
    since + timing.reservationActive,
    ...(link.is === 'away' ? [link.since + patienceOf(view), link.since + sceneMotion.longOfflineMs] : []),
    ...(notice ? [notice.until] : []),
  ];
}

/** When the screen changes though nothing happens; null while it does not. */
export function nextChange(view: ViewState, now: number): number | null {
  const moments = view.is === 'showing' ? momentsOf(view) : [overdueAt(view), view.since + sceneMotion.longOfflineMs];
  const next = Math.min(...moments.filter((moment) => moment > now));
  return Number.isFinite(next) ? next : null;
}
