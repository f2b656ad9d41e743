import type { Told } from '../history/entry';
import type { Violation } from './violation';

const rule = 'the numbers that a page hears only grow, and nothing comes twice';

/** A greeting that goes on stands where the page was, or further; a message stands further than all before it. */
export function streamGrows({ history }: Pick<Told, 'history'>): Violation[] {
  const last = new Map<string, number>();
  const violations: Violation[] = [];
  for (const entry of history) {
    if (entry.is !== 'heard' && entry.is !== 'opened') continue;
    if (entry.seq === null) continue;
    const line = `${entry.page} ${entry.epoch}`;
    const before = last.get(line);
    const isFurther = before === undefined || entry.seq > before || (entry.is === 'opened' && entry.seq === before);
    if (!isFurther) {
      const says = `${entry.page} was at ${before} and heard ${entry.seq} in ${entry.epoch}`;
      violations.push({ rule, says, at: entry.at, about: [entry.page] });
    }
    if (before === undefined || entry.seq > before) last.set(line, entry.seq);
  }
  return violations;
}
