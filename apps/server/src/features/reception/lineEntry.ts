import type { DeskChanges } from '@mukae/contract/domain/reception/deskChanges';
import { MapLayer } from '@mukae/contract/domain/reception/mapLayer';
import type { LineCodec } from '#platform/nodes/nodes';
import type { TracePlace } from '#platform/tracing/tracer';
import type { DeskMoment } from './deskView';
import type { SignagePlace } from './places.repo';

/** Who hears a message: all pages of somebody, or the consoles of a company (of those, whoever may see the signage). */
export type Audience = { userId: number } | { companyId: number; signageId: number | undefined };

/** A message as it is written, but for its number. */
export interface Letter {
  audience: Audience;
  text: string;
}

/** What of a company's places is other than before; undefined: gone. */
export interface PlacesChanges {
  companyName: string;
  pauseMs: number;
  signages: ReadonlyMap<number, SignagePlace | undefined>;
}

/** How a desk comes to stand. Only what the latest term tells counts: who held the desk before may be late. */
export type DeskTold = { companyId: number; term: number } & (
  | { is: 'taken'; holder: string }
  | { is: 'whole'; holder: string; moment: DeskMoment }
  | {
      is: 'changed';
      changes: DeskChanges | undefined;
      places: PlacesChanges | undefined;
      talkMs: number | null;
      /** How it stands then: known to who tells it, others find it out by the changes. */
      after: DeskMoment | undefined;
    }
);

/** What nodes tell one another in one order: how a desk stands now, and what is said to whom because of it. */
export interface LineEntry {
  desk: DeskTold | undefined;
  letters: readonly Letter[];
  /** Because of what it is told, where that is traced, and since when. */
  traced?: { below: TracePlace; at: number };
}

/** An entry takes a number, also where it tells nobody anything. */
export const numbersOf = ({ letters }: LineEntry): number => Math.max(1, letters.length);

const mapMark = '#map';

/** A map as a list of pairs; what is gone from it as a pair without a second. */
const write = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof MapLayer
    ? { [mapMark]: [...value].map(([key, item]) => (item === undefined ? [key] : [key, item])) }
    : value;

const isMapOnWire = (value: unknown): value is { [mapMark]: [unknown, unknown][] } =>
  typeof value === 'object' && value !== null && mapMark in value;

/** With maps where they were, in place: asked of every value by the parser itself, it would take three times as long. */
function withMaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMapOnWire(value)) return new Map(value[mapMark].map(([key, item]) => [key, withMaps(item)]));
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) Reflect.set(value, name, withMaps(inner));
  }
  return value;
}

export const lineCodec: LineCodec<LineEntry> = {
  write: ({ desk, letters, traced }) =>
    JSON.stringify({ desk: desk?.is === 'changed' ? { ...desk, after: undefined } : desk, letters, traced }, write),
  read(text) {
    const entry: LineEntry = JSON.parse(text);
    withMaps(entry.desk);
    return entry;
  },
};
