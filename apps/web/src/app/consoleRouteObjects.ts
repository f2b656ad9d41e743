import type { RouteObject } from 'react-router';
import { consoleRoutes } from '@/pages/consoleRoutes';
import { navigationTexts } from '@/pages/navigation.texts';
import type { ConsolePage, RouteEntry } from '@/pages/route';
import { routeOf, titleIn } from './routeOf';

const pagesIn = (frame: ConsolePage['frame']) => (entry: RouteEntry) =>
  entry.kind === 'page' && entry.frame === frame ? [routeOf(entry, titleIn(navigationTexts, entry.title))] : [];

export const consoleRouteObjects: RouteObject[] = [
  {
    lazy: () => import('./frame/Console').then(({ Console }) => ({ Component: Console })),
    children: [
      {
        lazy: () => import('./frame/ConsoleFrame').then(({ ConsoleFrame }) => ({ Component: ConsoleFrame })),
        children: consoleRoutes.flatMap(pagesIn('console')),
      },
      ...consoleRoutes.flatMap(pagesIn('alone')),
    ],
  },
  {
    lazy: async () => {
      const { EitherFrame, loadEitherFrame } = await import('./frame/EitherFrame');
      return { Component: EitherFrame, loader: loadEitherFrame };
    },
    children: consoleRoutes.flatMap(pagesIn('either')),
  },
];
