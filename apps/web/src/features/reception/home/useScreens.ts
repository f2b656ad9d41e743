import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import type { SignageOnWire } from '@mukae/contract/realtime/messageFields';
import { useLive } from '@/live/useLive';
import { type LiveSignage, useSignagesInSight } from '../standby/useSignagesInSight';

type AwayScreen = LiveSignage & { awaySince: string };

interface Screens {
  total: number;
  unpaired: number;
  /** The longest away first. */
  away: readonly AwayScreen[];
}

/** One that went while this page was open went when that was told; any other when it was seen last. */
const sinceWhen = ({ seenAt }: LiveSignage, told: SignageOnWire | undefined, wasThere: boolean): string | null =>
  wasThere && told ? toJapanIso(new Date(told.since)) : seenAt;

/** Undefined until they are read. */
export function useScreens(): Screens | undefined {
  const told = useLive(({ signages }) => signages);
  const { query, signages } = useSignagesInSight();
  if (!signages) return undefined;
  const wereThere = new Set(query.data?.filter(({ status }) => status !== 'Logout').map(({ id }) => id));
  const offline = signages.filter(({ status }) => status === 'Logout');
  const away = offline.flatMap((screen) => {
    const awaySince = sinceWhen(screen, told.get(screen.id), wereThere.has(screen.id));
    return awaySince === null ? [] : [{ ...screen, awaySince }];
  });
  return {
    total: signages.length,
    unpaired: offline.length - away.length,
    away: away.toSorted((one, other) => one.awaySince.localeCompare(other.awaySince)),
  };
}
