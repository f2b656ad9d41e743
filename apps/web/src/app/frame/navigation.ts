import type { Role } from '@mukae/contract/domain/account/role';
import { matchPath } from 'react-router';
import type { NavigationWord, RouteEntry } from '../../pages/route';

export interface NavigationItem {
  to: string;
  /** Every address of its page, of which `to` is one. */
  path: string;
  word: NavigationWord;
}

export interface NavigationGroup {
  word: NavigationWord | null;
  items: readonly NavigationItem[];
}

/** The item whose page, or a page under it, is open. */
export function openItem(pathname: string, entries: readonly RouteEntry[]): NavigationWord | undefined {
  const open = entries.find(
    (entry) => entry.kind === 'page' && entry.frame !== 'bare' && matchPath(entry.layout + entry.path, pathname),
  );
  return open?.kind === 'page' && open.frame !== 'bare' ? (open.under ?? open.title) : undefined;
}

/** What the sidebar shows a role: its items in their order, each group below its heading, no heading without an item. */
export function navigationFor(role: Role | undefined, entries: readonly RouteEntry[]): NavigationGroup[] {
  const groups: { word: NavigationWord | null; items: NavigationItem[] }[] = [{ word: null, items: [] }];
  for (const entry of entries) {
    if (entry.kind === 'category') groups.push({ word: entry.word, items: [] });
    else if (entry.kind === 'page' && entry.frame !== 'bare' && role && entry.item?.roles.includes(role)) {
      const path = entry.layout + entry.path;
      groups.at(-1)?.items.push({ to: entry.item.to ?? path, path, word: entry.title });
    }
  }
  return groups.filter((group) => group.items.length > 0);
}
