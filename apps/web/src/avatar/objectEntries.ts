/** Object.entries that keeps the key type. */
export function objectEntries<K extends string, V>(record: Partial<Record<K, V>>): [K, V][] {
  const entries: [K, V][] = [];
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) entries.push([key, value]);
  }
  return entries;
}
