import { ok } from '@mukae/contract/calls/answers';
import { type AskedQuestion, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { companyIn } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { findReceptionist } from '../setup/setup.repo';
import { type AskedRow, listAsked, putAside, takeBack } from './asked.repo';

const present = ({ answerId, question, sureness, kind, requestId, ...row }: AskedRow): AskedQuestion => ({
  key: row.key,
  text: row.text,
  times: row.times,
  lastAt: toJapanIso(row.lastAt),
  signageName: row.signageName,
  storeName: row.storeName ?? '',
  kind: kind ?? 'answer',
  wasHandedOver: requestId !== null,
  isAside: row.isAside,
  nearest: answerId === null || question === null ? null : { answerId, question, sureness: sureness ?? 0 },
});

/** What visitors asked. */
export function askedHandlers({ db }: { db: Database }): Handler[] {
  const companyOf = (principal: LoggedIn, named: number | undefined) =>
    companyIn(db, reachOf(principal, 'receptionist.manage', named));

  return [
    handle(receptionistCalls.pageOfAsked, async ({ principal, input: { companyId: named, ...wanted } }) => {
      const companyId = await companyOf(principal, named);
      const [{ rows, total }, { answersFrom }] = await Promise.all([
        listAsked(db, companyId, wanted),
        findReceptionist(db, companyId),
      ]);
      return { result: 'OK', rows: rows.map(present), total, answersFrom };
    }),

    handle(receptionistCalls.putAsideAsked, async ({ principal, input: { companyId: named, key, isAside } }) => {
      await (isAside ? putAside : takeBack)(db, await companyOf(principal, named), key);
      return ok;
    }),
  ];
}
