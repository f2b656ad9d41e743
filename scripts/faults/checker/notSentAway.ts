import { closeCodes, mayComeBack } from '@mukae/contract/realtime/socket';
import type { Told } from '../history/entry';
import { entriesOf } from './pages';
import type { Violation } from './violation';

const rule = 'nobody is sent away: each has one page, and is logged in';

const nameOfCode = (code: number): string =>
  Object.entries(closeCodes).find(([, one]) => one === code)?.[0] ?? String(code);

export const notSentAway = ({ history }: Pick<Told, 'history'>): Violation[] =>
  entriesOf(history, 'lost')
    .filter(({ code }) => !mayComeBack(code))
    .map(({ page, code, at }) => ({ rule, says: `${page} was told ${nameOfCode(code)}`, at, about: [page] }));
