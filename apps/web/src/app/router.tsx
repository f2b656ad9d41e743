import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router';
import { type Frame, type RouteEntry, routes } from '../pages/routes';
import { PageFailure } from './PageFailure';
import { TitledPage } from './TitledPage';

/** Keeps the query: a redirected link must not lose its token. */
function Redirect({ to }: { to: string }) {
  return <Navigate to={{ pathname: to, search: useLocation().search }} replace />;
}

const redirects = (entry: RouteEntry): RouteObject[] =>
  entry.kind === 'redirect' ? [{ path: entry.from, element: <Redirect to={entry.to} /> }] : [];

const pagesIn =
  (frame: Frame) =>
  (entry: RouteEntry): RouteObject[] =>
    entry.kind === 'page' && entry.frame === frame
      ? [{ path: entry.layout + entry.path, lazy: entry.load, handle: entry.title }]
      : [];

/** Until the code of the first page is there. */
const Nothing = () => null;

export const makeRouter = () =>
  createBrowserRouter([
    {
      Component: TitledPage,
      ErrorBoundary: PageFailure,
      HydrateFallback: Nothing,
      children: [
        ...routes.flatMap(redirects),
        ...routes.flatMap(pagesIn('bare')),
        { lazy: () => import('./frame/ConsoleFrame'), children: routes.flatMap(pagesIn('console')) },
        { lazy: () => import('./frame/EitherFrame'), children: routes.flatMap(pagesIn('either')) },
        { path: '*', lazy: () => import('../pages/NotFoundPage'), handle: 'notFound' },
      ],
    },
  ]);
