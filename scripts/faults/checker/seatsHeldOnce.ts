import type { Rows, Seat, Told } from '../history/entry';
import { grouped } from './grouped';
import { entriesOf } from './pages';
import type { Violation } from './violation';

const rule = 'no seat is held by two, and no more are held than there are';

function faultsOf(seats: readonly Seat[], channels: Rows['channels']): { says: string; about: string[] }[] {
  const byChannel = [...grouped(seats, ({ channelId }) => channelId)].filter(([, held]) => held.length > 1);
  const byCompany = [...grouped(seats, ({ companyId }) => companyId)].filter(
    ([companyId, held]) => held.length > (channels.get(companyId) ?? 0),
  );
  return [
    ...byChannel.map(([channelId, held]) => ({
      says: `channel ${channelId} is held by users ${held.map(({ userId }) => userId).join(' and ')}`,
      about: [`channel ${channelId}`],
    })),
    ...byCompany.map(([companyId, held]) => ({
      says: `company ${companyId} has ${channels.get(companyId) ?? 0} seats, and ${held.length} are held`,
      about: [`company ${companyId}`],
    })),
  ];
}

export const seatsHeldOnce = ({ history, rows }: Told): Violation[] =>
  entriesOf(history, 'seated').flatMap(({ seats, at }) =>
    faultsOf(seats, rows.channels).map(({ says, about }) => ({ rule, says, at, about })),
  );
