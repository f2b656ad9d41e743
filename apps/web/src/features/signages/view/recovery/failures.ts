const key = 'mukae.signageFailures';
/** A page that has stood this long is well: what failed before is forgotten. */
const wellAfterMs = 60_000;

interface Kept {
  count: number;
  at: number;
}

function read(storage: Pick<Storage, 'getItem'>): Kept {
  const [count, at] = (storage.getItem(key) ?? '').split(' ').map(Number);
  return { count: count || 0, at: at || 0 };
}

/** Notes that the page failed, and tells how often it did so in a row before. */
export function noteFailure(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): number {
  const last = read(storage);
  const count = now - last.at < wellAfterMs ? last.count : 0;
  storage.setItem(key, `${count + 1} ${now}`);
  return count;
}
