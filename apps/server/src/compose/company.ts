import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import { countOperators, operatorsOfStores, pictureUrl, systemAdministrators } from '#features/accounts';
import { auditHandlers } from '#features/audit';
import { callRecordHandlers } from '#features/calls';
import { channelHandlers, keepChannels, makeChannels } from '#features/channels';
import {
  companyHandlers,
  companyNames,
  makeAskForChannels,
  makeCompanyInfoChange,
  makeCompanyLogoChange,
  makeContractChange,
  refuseUnknownCompany,
} from '#features/companies';
import { countMedia, mediaUsed } from '#features/media';
import { overviewHandlers } from '#features/overview';
import { countDevices, countSeenDevices, signagesOfStores } from '#features/signages';
import { countStores, makeStoreChanges, storeHandlers } from '#features/stores';
import type { Reach } from '#platform/access/reach';
import type { Handler } from '#platform/calls/handler';
import type { OpenDesks } from './desks';
import type { Foundation } from './foundation';

/** A company's contract, stores and channels, and what is told of its days. */
export function companyHandlersOf(foundation: Foundation, { reception, faces }: OpenDesks): Handler[] {
  const { settings, db, clock, audit, outbox, throttle, mailAllowance, seats, storage, strays } = foundation;
  const { presence } = reception;
  const namesOfCompanies = (ids: readonly number[]) => companyNames(db, ids);

  async function countStaff(reach: Reach) {
    const there = [...presence.atDesks(reach)].filter(([, status]) => status !== 'Logout');
    const onStandby = there.filter(([, status]) => status === 'Standby');
    const among = (people: typeof there) =>
      countOperators(
        db,
        reach,
        people.map(([id]) => id),
      );
    return { total: await countOperators(db, reach), online: await among(there), standby: await among(onStandby) };
  }

  return [
    ...companyHandlers({
      db,
      storage,
      usage: { channelsInUse: seats.inUse, mediaUsed: (companyId) => mediaUsed(db, companyId) },
      askForChannels: makeAskForChannels({ db, outbox, audit, throttle, mailAllowance, systemAdministrators }),
      changeContract: makeContractChange({
        db,
        audit,
        keepChannels: (tx, companyId, count) => keepChannels(tx, seats, companyId, count),
      }),
      changeInfo: makeCompanyInfoChange({ db, audit }),
      changeLogo: makeCompanyLogoChange({ db, audit, strays }),
    }),
    ...storeHandlers({
      db,
      contents: {
        signages: (storeIds) => signagesOfStores(db, storeIds, namesShown.inList),
        operators: (storeIds) => operatorsOfStores(db, storeIds, namesShown.inList),
      },
      changes: makeStoreChanges({ db, clock, audit }),
    }),
    ...channelHandlers({
      db,
      seats,
      channels: makeChannels({ db, seats, desk: reception.standing }),
      pictureUrl,
      statusOf: presence.operator,
      faceCapture: { address: settings.faceCapture.address, hearingAt: faces.hearingAt },
    }),
    ...overviewHandlers({
      refuseUnknownCompany: (reach) => refuseUnknownCompany(db, reach),
      counts: {
        stores: (reach) => countStores(db, reach),
        signages: async (reach) => ({
          total: await countDevices(db, reach),
          seen: await countSeenDevices(db, reach),
          ...presence.countSignages(reach),
        }),
        operators: countStaff,
        media: (reach) => countMedia(db, reach),
      },
    }),
    ...callRecordHandlers({ db, clock, companyNames: namesOfCompanies }),
    ...auditHandlers({ db, companyNames: namesOfCompanies }),
  ];
}
