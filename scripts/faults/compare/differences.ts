import type { OperatorView, ScreenView } from '../history/entry';

/** What somebody knows of all screens, by their ids: what each does, and with whom. */
export type Seen = ReadonlyMap<number, string>;

/** What everybody believes at one moment. */
export interface Standing {
  screens: readonly { id: number; isOpen: boolean; view: ScreenView; written: ScreenView; seenAs: string }[];
  operators: readonly {
    id: number;
    isOpen: boolean;
    view: OperatorView;
    /** What a page of hers is told that comes anew. */
    fresh: OperatorView;
    written: OperatorView;
    sees: Seen;
    freshSees: Seen;
    holdsSeat: boolean;
    shouldHoldSeat: boolean;
  }[];
}

const ofScreen = ({ at, requestId, callId }: ScreenView): string =>
  [at, requestId, callId].filter((part) => part !== null).join(' ');

/** Who is not at work may have chosen it, or be logged out: nothing of either is written. */
const atWork = (status: string): string => (status === 'Logout' || status === 'Leaving' ? 'away' : status);

const ofOperator = ({ status, rings, callId }: OperatorView): string =>
  [atWork(status), ...rings.toSorted(), callId ?? 'in no call'].join(' ');

function unlike(who: string, sayings: Readonly<Record<string, string>>): string[] {
  if (new Set(Object.values(sayings)).size === 1) return [];
  const all = Object.entries(sayings).map(([where, says]) => `${where}: ${says}`);
  return [`${who}: ${all.join(', ')}`];
}

/** Who is not back yet. */
export const absent = ({ screens, operators }: Standing): string[] => [
  ...screens.filter(({ isOpen }) => !isOpen).map(({ id }) => `screen ${id} is not connected`),
  ...operators.filter(({ isOpen }) => !isOpen).map(({ id }) => `operator ${id} is not connected`),
];

/** In what a page that is connected, another one that comes anew and the database do not agree. */
export function differences({ screens, operators }: Standing): string[] {
  return [
    ...screens.flatMap(({ id, isOpen, view, written, seenAs }) => {
      const itself = isOpen ? { itself: ofScreen(view) } : {};
      return [
        ...unlike(`screen ${id}`, { ...itself, database: ofScreen(written) }),
        ...operators
          .filter(({ isOpen: isThere, sees, freshSees }) => isThere && (sees.has(id) || freshSees.has(id)))
          .flatMap(({ id: operatorId, sees, freshSees }) =>
            unlike(`screen ${id} at operator ${operatorId}`, {
              console: sees.get(id) ?? 'unknown',
              'new page': freshSees.get(id) ?? 'unknown',
              database: seenAs,
            }),
          ),
      ];
    }),
    ...operators.flatMap(({ id, isOpen, view, fresh, written, holdsSeat, shouldHoldSeat }) => {
      const herself = isOpen ? { herself: ofOperator(view) } : {};
      return [
        ...unlike(`operator ${id}`, {
          ...herself,
          'new page': ofOperator(fresh),
          database: ofOperator(written),
        }),
        ...unlike(`the seat of operator ${id}`, { held: String(holdsSeat), due: String(shouldHoldSeat) }),
      ];
    }),
  ];
}
