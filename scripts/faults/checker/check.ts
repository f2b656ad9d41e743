import type { Entry, Told } from '../history/entry';
import { acceptedOnce } from './acceptedOnce';
import { agreement } from './agreement';
import { answeredInTime } from './answeredInTime';
import { callsKept } from './callsKept';
import { noPressLost } from './noPressLost';
import { notRefused } from './notRefused';
import { notSentAway } from './notSentAway';
import { recordedOnce } from './recordedOnce';
import { rungInTime } from './rungInTime';
import { seatsBelieved } from './seatsBelieved';
import { seatsHeldOnce } from './seatsHeldOnce';
import { streamGrows } from './streamGrows';
import type { Violation } from './violation';

const rules = [
  acceptedOnce,
  noPressLost,
  rungInTime,
  answeredInTime,
  seatsHeldOnce,
  seatsBelieved,
  callsKept,
  recordedOnce,
  streamGrows,
  notRefused,
  notSentAway,
  agreement,
];

/** Whatever must not have happened, in the order of time. */
export const check = (told: Told): Violation[] =>
  rules.flatMap((rule) => rule(told)).toSorted((one, other) => one.at - other.at);

const aroundMs = 3_000;

/** What happened around it, as little as possible: of others, only what broke and was mended. */
export function windowAround(history: readonly Entry[], { at, about }: Violation): Entry[] {
  const names = about.filter((name) => name !== '');
  const belongs = (entry: Entry): boolean => {
    if (entry.is === 'broke' || entry.is === 'mended') return true;
    if (entry.is === 'heard' && entry.type.startsWith('reflect')) return false;
    const said = JSON.stringify(entry);
    return names.some((name) => said.includes(name));
  };
  const near = history.filter((entry) => Math.abs(entry.at - at) <= aroundMs || entry.is === 'broke');
  return near.filter(belongs).slice(-60);
}
