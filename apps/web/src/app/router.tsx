import { createBrowserRouter, Navigate, useLocation } from 'react-router';
import { entranceTitles } from '@/pages/entrance.texts';
import { entranceRoutes } from '@/pages/entranceRoutes';
import type { RouteEntry } from '@/pages/route';
import { PageFailure } from './PageFailure';
import { fetched } from './pageCode';
import { routeOf, titleIn } from './routeOf';
import { TitledPage } from './TitledPage';

/** Keeps the query: a redirected link must not lose its token. */
function Redirect({ to }: { to: string }) {
  return <Navigate to={{ pathname: to, search: useLocation().search }} replace />;
}

const redirects = (entry: RouteEntry) =>
  entry.kind === 'redirect' ? [{ path: entry.from, element: <Redirect to={entry.to} /> }] : [];

const barePages = (entry: RouteEntry) =>
  entry.kind === 'page' && entry.frame === 'bare'
    ? [routeOf(entry, titleIn(entranceTitles, entry.title), PageFailure)]
    : [];

/** Until the code of the first page is there. */
const Nothing = () => null;

const root = 'root';

/** The pages of the console are found when the first of them is asked for: who only logs in does not carry their list. */
export function makeRouter() {
  let isConsoleKnown = false;
  return createBrowserRouter(
    [
      {
        id: root,
        Component: TitledPage,
        ErrorBoundary: PageFailure,
        HydrateFallback: Nothing,
        children: [...entranceRoutes.flatMap(redirects), ...entranceRoutes.flatMap(barePages)],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        if (isConsoleKnown) return;
        const { consoleRouteObjects } = await fetched(import('./consoleRouteObjects'));
        if (isConsoleKnown) return;
        isConsoleKnown = true;
        patch(root, consoleRouteObjects);
      },
    },
  );
}
