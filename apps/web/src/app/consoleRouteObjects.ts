import type { RouteObject } from 'react-router';
import { consoleRoutes } from '@/pages/consoleRoutes';
import { navigationTexts } from '@/pages/navigation.texts';
import type { ConsolePage, RouteEntry } from '@/pages/route';
import { routeOf, titleIn } from './routeOf';

const pagesIn = (frame: ConsolePage['frame']) => (entry: RouteEntry) =>
  entry.kind === 'page' && entry.frame === frame ? [routeOf(entry, titleIn(navigationTexts, entry.title))] : [];

export const consoleRouteObjects: RouteObject[] = [
  {
    lazy: () => import('./frame/Console'),
    children: [
      { lazy: () => import('./frame/ConsoleFrame'), children: consoleRoutes.flatMap(pagesIn('console')) },
      ...consoleRoutes.flatMap(pagesIn('alone')),
    ],
  },
  { lazy: () => import('./frame/EitherFrame'), children: consoleRoutes.flatMap(pagesIn('either')) },
];
