import type { Entry, EntryOf, PageView } from '../history/entry';
import { pagesOf } from './pages';
import { merged, type Span } from './spans';

type Party = Pick<EntryOf<'came'>, 'side' | 'companyId' | 'id'>;

export const nameOf = ({ side, id }: Pick<Party, 'side' | 'id'>): string => `${side} ${id}`;

export interface Stretch extends Span {
  party: Party;
  page: string;
  /** What it was that it believed. */
  what: string;
}

/** While a page is connected, from a greeting until the last word that was heard, and believes the same of itself. */
export function stretchesOf(
  history: readonly Entry[],
  whatOf: (view: PageView | undefined) => string | undefined,
): Stretch[] {
  const pages = pagesOf(history);
  const begun = new Map<string, { what: string; from: number }>();
  const open = new Set<string>();
  const views = new Map<string, PageView>();
  const stretches: Stretch[] = [];
  const end = (page: string, to: number): void => {
    const [party, before] = [pages.get(page), begun.get(page)];
    begun.delete(page);
    if (party && before && before.from < to) stretches.push({ party, page, ...before, to });
  };
  const look = (page: string, at: number): void => {
    const what = open.has(page) ? whatOf(views.get(page)) : undefined;
    if (begun.get(page)?.what === what) return;
    end(page, at);
    if (what !== undefined) begun.set(page, { what, from: at });
  };
  for (const entry of history) {
    if (entry.is === 'opened') open.add(entry.page);
    else if (entry.is === 'believed') views.set(entry.page, entry.view);
    else if (entry.is === 'lost' || entry.is === 'left') {
      open.delete(entry.page);
      end(entry.page, entry.is === 'lost' ? entry.heardAt : entry.at);
    } else continue;
    look(entry.page, entry.at);
  }
  for (const page of [...begun.keys()]) end(page, history.at(-1)?.at ?? 0);
  return stretches;
}

export const stretchesWhere = (history: readonly Entry[], holds: (view: PageView | undefined) => boolean): Stretch[] =>
  stretchesOf(history, (view) => (holds(view) ? 'so' : undefined));

/** When a screen or an operator was connected, by any of its pages. */
export function connectedSpans(history: readonly Entry[]): ReadonlyMap<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const { party, from, to } of stretchesWhere(history, () => true)) {
    spans.set(nameOf(party), [...(spans.get(nameOf(party)) ?? []), { from, to }]);
  }
  return new Map([...spans].map(([name, some]) => [name, merged(some)]));
}
