import type { Capability } from '@mukae/contract/access/access';
import type { ComponentType } from 'react';
import type { entranceTitles } from './entrance.texts';
import type { navigationTexts } from './navigation.texts';

export type NavigationWord = keyof (typeof navigationTexts)['ja'];
type EntranceWord = keyof (typeof entranceTitles)['ja'];

interface Page {
  kind: 'page';
  layout: '' | '/test' | '/app';
  path: string;
  /** Comes with the first look at it, apart from every other. */
  screen: () => Promise<ComponentType>;
}

/** Has the whole window. */
export interface BarePage extends Page {
  frame: 'bare';
  /** Its name in the browser's tab. */
  title: EntranceWord;
}

/**
 * Stands between sidebar and top bar; `alone`: in the console, with the whole window. For some it is bare: `either`, for
 * all but system administrators; `whoever`, for all but people who are logged in.
 */
export interface ConsolePage extends Page {
  frame: 'console' | 'alone' | 'either' | 'whoever';
  /** Its name in the browser's tab, and in the sidebar where its item has no other. */
  title: NavigationWord;
  /** What somebody must be allowed to, or the page is of no use to her; null where everybody finds something. */
  needs: Capability | null;
  /** A page without an item is reached in another way. An item may lead to one of the addresses of its page. */
  item?: { shownTo: Capability; to?: string; word?: NavigationWord };
  /** The item that stays marked while such a page is open. */
  under?: NavigationWord;
}

/** A heading in the sidebar; it shows when an item below it does. */
interface Category {
  kind: 'category';
  word: NavigationWord;
}

interface Redirect {
  kind: 'redirect';
  from: string;
  to: string;
}

export type RouteEntry = BarePage | ConsolePage | Category | Redirect;
