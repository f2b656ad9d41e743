/** The first few of many, and how many there are. */
export interface FirstOf<Item> {
  first: Item[];
  count: number;
}

/** Rows of several groups, each with the size of its group, as groups. */
export function firstOfEach<Row extends { count: number }, Item>(
  rows: readonly Row[],
  groupOf: (row: Row) => number | null,
  itemOf: (row: Row) => Item,
): ReadonlyMap<number, FirstOf<Item>> {
  const groups = new Map<number, FirstOf<Item>>();
  for (const row of rows) {
    const id = groupOf(row);
    if (id === null) continue;
    const group = groups.get(id) ?? { first: [], count: row.count };
    group.first.push(itemOf(row));
    groups.set(id, group);
  }
  return groups;
}
