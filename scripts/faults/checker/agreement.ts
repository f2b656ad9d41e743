import type { Told } from '../history/entry';
import { entriesOf } from './pages';
import type { Violation } from './violation';

const rule = 'all agree within ten seconds after a fault';

/** Pages with each other, with what a page hears that comes anew, and with the database. */
export const agreement = ({ history }: Pick<Told, 'history'>): Violation[] =>
  entriesOf(history, 'compared')
    .filter(({ differences }) => differences.length > 0)
    .map(({ differences, at, fault }) => ({ rule, says: differences.join('; '), at, about: [`fault ${fault}`] }));
