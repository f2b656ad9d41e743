import type { CompanyAnswer, ListedCompany } from '@mukae/contract/calls/companies';
import { noOpening } from '@mukae/contract/domain/hours/opening';

export const someCompany: CompanyAnswer = {
  name: '青葉ホーム株式会社',
  logo: '',
  address: '',
  contact: '',
  ...noOpening,
  version: 1,
  avatarChannelMax: 3,
  channelsInUse: 0,
  mediaUsed: 0,
  mediaQuota: 2 * 1024 ** 3,
  pauseAfterCall: 5,
  mailsWhenAway: true,
  awayMailAfter: 15,
};

export const someListedCompany: ListedCompany = {
  id: 4,
  name: someCompany.name,
  avatarChannelMax: 3,
  channelsInUse: 0,
  feeRate: 300,
  version: 1,
};
