import type { RouteObject } from 'react-router';
import { isPersonHere } from '@/api/cookies';
import { roleMay } from '@/api/roleMay';
import { consoleRoutes } from '@/pages/consoleRoutes';
import { navigationTexts } from '@/pages/navigation.texts';
import type { ConsolePage, RouteEntry } from '@/pages/route';
import { ConsolePageFailure } from './frame/ConsolePageFailure';
import { eitherFrame } from './frame/eitherFrame';
import { fetched } from './pageCode';
import { routeOf, titleIn } from './routeOf';
import { forgetEndedSession } from './session/forgetEndedSession';

const pagesIn = (frame: ConsolePage['frame']) => (entry: RouteEntry) =>
  entry.kind === 'page' && entry.frame === frame
    ? [routeOf(entry, titleIn(navigationTexts, entry.title), ConsolePageFailure)]
    : [];

export const consoleRouteObjects: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await fetched(import('./frame/Console'))).Console }),
    children: [
      {
        lazy: async () => ({ Component: (await fetched(import('./frame/ConsoleFrame'))).ConsoleFrame }),
        children: consoleRoutes.flatMap(pagesIn('console')),
      },
      ...consoleRoutes.flatMap(pagesIn('alone')),
    ],
  },
  { ...eitherFrame(() => roleMay('company.manage')), children: consoleRoutes.flatMap(pagesIn('either')) },
  { ...eitherFrame(isPersonHere, forgetEndedSession), children: consoleRoutes.flatMap(pagesIn('whoever')) },
];
