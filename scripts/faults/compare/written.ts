import { roles } from '@mukae/contract/domain/account/role';
import { holdsSeat } from '@mukae/contract/domain/reception/holdsSeat';
import { z } from 'zod';
import type { OperatorView, ScreenView } from '../history/entry';
import type { WrittenDesks } from '../run/deskRows';

const chosen = z.enum(['Standby', 'Leaving']);
const screenEntry = z.looseObject({
  state: z.looseObject({ at: z.string(), requestId: z.string().optional(), callId: z.string().optional() }),
});
const operatorEntry = z.looseObject({
  role: z.enum(roles),
  watches: z.string().nullable(),
  state: z.union([
    z.object({ at: z.literal('Logout'), afterwards: chosen }),
    z.object({ at: z.literal('Leaving') }),
    z.object({ at: z.literal('Standby'), pausedUntil: z.number().nullable() }),
    z.object({ at: z.literal('Active'), callId: z.string(), afterwards: chosen }),
  ]),
});
const requestEntry = z.looseObject({
  state: z.looseObject({ ringing: z.array(z.number()).optional() }),
});
const callEntry = z.looseObject({ userId: z.number() });

interface WrittenOperator {
  view: OperatorView;
  holdsSeat: boolean;
}

const away: OperatorView = {
  of: 'operator',
  status: 'Leaving',
  chosen: 'Leaving',
  isFree: false,
  rings: [],
  callId: null,
};

/** What the database says that screens and operators do; of who only is there it says nothing. */
export function readWritten({ entries }: Pick<WrittenDesks, 'entries'>) {
  const find = (kind: string, id: number | string): unknown =>
    entries.find((row) => row.kind === kind && row.id === String(id))?.entry;

  function screen(id: number): ScreenView {
    const state = screenEntry.safeParse(find('signage', id)).data?.state;
    return {
      of: 'screen',
      at: state?.at ?? 'Standby',
      requestId: state?.requestId ?? null,
      callId: state?.callId ?? null,
    };
  }

  /** As consoles show it. */
  function seenAs(id: number): string {
    const { at, callId } = screen(id);
    const call = callId === null ? undefined : callEntry.safeParse(find('call', callId)).data;
    return `${at} ${call?.userId ?? ''}`.trim();
  }

  const ringsOf = (userId: number): string[] =>
    entries.flatMap(({ kind, id, entry }) => {
      const ringing = kind === 'request' ? requestEntry.safeParse(entry).data?.state.ringing : undefined;
      return ringing?.includes(userId) ? [id] : [];
    });

  function operator(id: number): WrittenOperator {
    const entry = operatorEntry.safeParse(find('operator', id)).data;
    if (!entry) return { view: away, holdsSeat: false };
    const { state, watches } = entry;
    const callId = state.at === 'Active' ? state.callId : watches;
    return { view: { ...away, status: state.at, rings: ringsOf(id), callId }, holdsSeat: holdsSeat(entry) };
  }

  return { screen, seenAs, operator };
}
