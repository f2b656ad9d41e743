import { can } from '@mukae/contract/access/access';
import type { Role } from '@mukae/contract/domain/account/role';
import { matchPath } from 'react-router';
import type { ConsolePage, NavigationWord, RouteEntry } from '@/pages/route';

interface NavigationItem {
  to: string;
  /** Every address of its page, of which `to` is one. */
  path: string;
  word: NavigationWord;
}

interface NavigationGroup {
  word: NavigationWord | null;
  items: readonly NavigationItem[];
}

const isInConsole = (entry: RouteEntry): entry is ConsolePage => entry.kind === 'page' && entry.frame !== 'bare';

/** Where nothing is found, there is no page. */
const pageAt = (pathname: string, entries: readonly RouteEntry[]): ConsolePage | undefined =>
  entries.filter(isInConsole).find(({ layout, path }) => path !== '*' && matchPath(layout + path, pathname));

const wordOf = ({ item, title }: ConsolePage): NavigationWord => item?.word ?? title;

/** The item whose page, or a page under it, is open. */
export function openItem(pathname: string, entries: readonly RouteEntry[]): NavigationWord | undefined {
  const page = pageAt(pathname, entries);
  return page && (page.under ?? wordOf(page));
}

/** Whether the page is of use to her. Who has no role is about to be led to the login. */
export function isFor(role: Role | undefined, pathname: string, entries: readonly RouteEntry[]): boolean {
  const needed = pageAt(pathname, entries)?.needs;
  return role === undefined || !needed || can(role, needed);
}

/** What the sidebar shows a role: its items in their order, each group below its heading, no heading without an item. */
export function navigationFor(role: Role | undefined, entries: readonly RouteEntry[]): NavigationGroup[] {
  const groups: { word: NavigationWord | null; items: NavigationItem[] }[] = [{ word: null, items: [] }];
  for (const entry of entries) {
    if (entry.kind === 'category') groups.push({ word: entry.word, items: [] });
    else if (isInConsole(entry) && role && entry.item && can(role, entry.item.shownTo)) {
      const path = entry.layout + entry.path;
      groups.at(-1)?.items.push({ to: entry.item.to ?? path, path, word: wordOf(entry) });
    }
  }
  return groups.filter((group) => group.items.length > 0);
}
