import { timing } from '@mukae/contract/domain/reception/timing';
import type { Told } from '../history/entry';
import { connectedSpans, nameOf } from './connected';
import { entriesOf, pagesOf, sayingsOf } from './pages';
import { gapsBetween, lengthOf, type Span } from './spans';
import type { Violation } from './violation';

const rule =
  'a call that both sides want goes on: a side is lost only when it was away for as long as it is waited for';

/** Clocks of two processes tell the length of a gap a little differently. */
const toleranceMs = 500;

interface CallSeen extends Span {
  screens: Set<string>;
  operators: Set<string>;
}

/** From when a page first believed in it until the last one did. */
function callsSeen({ history }: Told): Map<string, CallSeen> {
  const pages = pagesOf(history);
  const calls = new Map<string, CallSeen>();
  const inIt = new Map<string, string>();
  for (const { page, view, at } of entriesOf(history, 'believed')) {
    const before = inIt.get(page);
    const left = before === undefined ? undefined : calls.get(before);
    if (left) left.to = Math.max(left.to, at);
    inIt.delete(page);
    const party = pages.get(page);
    if (view.callId === null || !party) continue;
    inIt.set(page, view.callId);
    const call = calls.get(view.callId) ?? { from: at, to: at, screens: new Set(), operators: new Set() };
    calls.set(view.callId, call);
    (view.of === 'screen' ? call.screens : call.operators).add(nameOf(party));
  }
  return calls;
}

const lostSides = { signageLost: 'screens', operatorLost: 'operators', operatorLeft: 'operators' } as const;
const isLost = (outcome: string): outcome is keyof typeof lostSides => Object.hasOwn(lostSides, outcome);

export function callsKept(told: Told): Violation[] {
  const connected = connectedSpans(told.history);
  const calls = callsSeen(told);
  const loggedOut = new Set(sayingsOf(told.history, 'logout').map(({ page }) => page));
  const wasAway = (party: string, during: Span): boolean =>
    gapsBetween(connected.get(party) ?? [], during).some((gap) => lengthOf(gap) >= timing.lostLink - toleranceMs);
  return told.rows.records.flatMap(({ id, outcome }) => {
    const call = calls.get(id);
    if (!call || !isLost(outcome)) return [];
    const sides = [...call[lostSides[outcome]]];
    const isJust = sides.length === 0 || sides.some((party) => loggedOut.has(party) || wasAway(party, call));
    if (isJust) return [];
    return [{ rule, says: `${outcome}, but ${sides.join(' and ')} was there`, at: call.to, about: [id, ...sides] }];
  });
}
