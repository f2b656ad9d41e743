import type { Call } from './call';

/** What stands on one path: a call, or several that are told apart by their fields. */
export type Route<Item> = readonly [Item, ...Item[]];

export function byRoute<Item>(
  items: readonly Item[],
  callOf: (item: Item) => Pick<Call, 'method' | 'path'>,
): Route<Item>[] {
  const routes = new Map<string, Route<Item>>();
  for (const item of items) {
    const { method, path } = callOf(item);
    const others = routes.get(`${method} ${path}`);
    routes.set(`${method} ${path}`, others ? [...others, item] : [item]);
  }
  return [...routes.values()];
}
