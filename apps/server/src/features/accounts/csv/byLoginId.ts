import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';

/** Finds one of many by its login id without comparing it with each of them. */
export function byLoginId<Item>(
  items: readonly Item[],
  loginIdOf: (item: Item) => string,
): (loginId: string) => Item | undefined {
  const known = new Map(items.map((item) => [normaliseLoginId(loginIdOf(item)), item]));
  return (loginId) => known.get(normaliseLoginId(loginId));
}
