type Group = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const areSameGroups = (one: Group, other: Group): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));

/** Lists and groups are the same when what is in them is; everything else when it is the same thing. */
function isSame(one: unknown, other: unknown): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (isGroup(one) && isGroup(other)) return areSameGroups(one, other);
  return Object.is(one, other);
}

/** Some of the fields, none of which is left open. */
export type Changed<After> = { [Name in keyof After]?: After[Name] & (NonNullable<unknown> | null) };

/** Of what there is now, whatever differs from before: among these fields, if any are named. What is left out, or left open, stays as it was. */
export function changed<After extends object>(before: object, after: After, among: object = after): Changed<After> {
  const old: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  const differing: Changed<After> = {};
  for (const name in after) {
    const value = after[name];
    if (!Object.hasOwn(among, name) || value === undefined) continue;
    if (!isSame(old.get(name), value)) differing[name] = value;
  }
  return differing;
}

export const hasChanged = (before: object, after: object): boolean => Object.keys(changed(before, after)).length > 0;
