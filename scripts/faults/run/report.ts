import { windowAround } from '../checker/check';
import { grouped } from '../checker/grouped';
import { entriesOf, pagesOf, sayingsOf } from '../checker/pages';
import type { Violation } from '../checker/violation';
import type { Entry, EntryOf } from '../history/entry';
import type { Raced } from '../races/races';

interface Failover {
  fault: EntryOf<'broke'>;
  /** From when it broke until a visitor rang anew at every desk; undefined: at one none did. */
  rangAfterMs: number | undefined;
  agreedAfterMs: number | undefined;
}

/** When each visitor first rang, by company. */
function ringsOf(history: readonly Entry[]): ReadonlyMap<number, number[]> {
  const pages = pagesOf(history);
  const heard = new Set<string>();
  const rings = new Map<number, number[]>(
    [...pages.values()].map(({ companyId }): [number, number[]] => [companyId, []]),
  );
  for (const { page, view, at } of entriesOf(history, 'believed')) {
    if (view.of !== 'operator') continue;
    for (const requestId of view.rings) {
      if (!heard.has(requestId)) rings.get(pages.get(page)?.companyId ?? 0)?.push(at);
      heard.add(requestId);
    }
  }
  return rings;
}

/** How long it took until it rang again, and until all agreed. */
export function failovers(history: readonly Entry[]): Failover[] {
  const rings = [...ringsOf(history).values()];
  const compared = new Map(entriesOf(history, 'compared').map((entry) => [entry.fault, entry]));
  return entriesOf(history, 'broke').map((fault) => {
    const last = Math.max(...rings.map((ofDesk) => ofDesk.find((at) => at >= fault.at) ?? Number.POSITIVE_INFINITY));
    return {
      fault,
      rangAfterMs: Number.isFinite(last) ? last - fault.at : undefined,
      agreedAfterMs: compared.get(fault.fault)?.tookMs,
    };
  });
}

const inSeconds = (ms: number | undefined): string => (ms === undefined ? 'never' : `${(ms / 1_000).toFixed(1)} s`);

const counted = (items: readonly string[]): string =>
  [...new Set(items)]
    .map((item) => `${item} ${items.filter((one) => one === item).length}`)
    .toSorted()
    .join(', ');

export const raceLines = ({ races, accepts, seconds, violations }: Raced): string[] => [
  `${races} races, ${accepts} accepts in ${seconds.toFixed(0)} s: ${(races / seconds).toFixed(0)} races a second`,
  ...violations.slice(0, 20).map(({ says, about }) => `VIOLATION: ${says}: ${about.join(' ')}`),
  `${violations.length} faults in races`,
];

/** Of each rule: the rest is mostly the same again. */
const mostShown = 4;

/** What is told at the end, line by line. */
export function reportLines(history: readonly Entry[], violations: readonly Violation[]): string[] {
  const accepts = sayingsOf(history, 'acceptRequest');
  const answered = accepts.filter(({ answer }) => answer?.is === 'OK').length;
  return [
    ...failovers(history).map(
      ({ fault, rangAfterMs, agreedAfterMs }) =>
        `${inSeconds(fault.at)}: ${fault.name}: rang again after ${inSeconds(rangAfterMs)}, agreed ${inSeconds(agreedAfterMs)} after its end`,
    ),
    `said: ${counted(entriesOf(history, 'said').map(({ event }) => event))}`,
    `accepts: ${counted(accepts.map(({ answer }) => answer?.is ?? 'no answer'))}; calls by them: ${answered}`,
    `connections lost: ${entriesOf(history, 'lost').length}, opened: ${entriesOf(history, 'opened').length}`,
    `messages heard: ${entriesOf(history, 'heard').length}`,
    ...[...grouped(violations, ({ rule }) => rule)].flatMap(([rule, broken]) => [
      `VIOLATED ${broken.length} times: ${rule}`,
      ...broken
        .slice(0, mostShown)
        .flatMap((violation) => [
          `  at ${inSeconds(violation.at)}: ${violation.says}`,
          ...windowAround(history, violation).map((entry) => `    ${JSON.stringify(entry)}`),
        ]),
    ]),
    `${violations.length} violations`,
  ];
}
