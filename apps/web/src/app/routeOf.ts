import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Texts } from '@/language/texts';
import type { BarePage, ConsolePage } from '@/pages/route';
import { notePageCame } from '@/serving/automaticReload';
import { fetched } from './pageCode';

/** What the browser's tab says. */
export const titleIn = <Word extends string>({ ja, en }: Texts<Readonly<Record<Word, string>>>, word: Word) => ({
  ja: ja[word],
  en: en[word],
});

async function came(screen: Promise<ComponentType>): Promise<ComponentType> {
  const Component = await fetched(screen);
  notePageCame();
  return Component;
}

/** The handle of a route is its title. What fails, fails in its place: the frame around it stays. */
export const routeOf = (
  { layout, path, screen }: BarePage | ConsolePage,
  title: Texts<string>,
  failure: ComponentType,
): RouteObject => ({
  // Not on the page itself: one whose code does not come is not even looked at.
  ErrorBoundary: failure,
  children: [{ path: layout + path, lazy: async () => ({ Component: await came(screen()) }), handle: title }],
});
