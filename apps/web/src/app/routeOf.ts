import type { RouteObject } from 'react-router';
import type { Texts } from '@/language/texts';
import type { BarePage, ConsolePage } from '@/pages/route';

/** What the browser's tab says. */
export const titleIn = <Word extends string>({ ja, en }: Texts<Readonly<Record<Word, string>>>, word: Word) => ({
  ja: ja[word],
  en: en[word],
});

/** The handle of a route is its title. */
export const routeOf = ({ layout, path, screen }: BarePage | ConsolePage, title: Texts<string>): RouteObject => ({
  path: layout + path,
  lazy: async () => ({ Component: await screen() }),
  handle: title,
});
