import { consoleRoutes } from './consoleRoutes';
import { entranceRoutes } from './entranceRoutes';
import type { RouteEntry } from './route';

/** Every page. Router and sidebar both come from here. */
export const routes: readonly RouteEntry[] = [...entranceRoutes, ...consoleRoutes];
