import type { CompanyAnswer, ListedCompany } from '@mukae/contract/calls/companies';

export const someCompany: CompanyAnswer = {
  name: '青葉ホーム株式会社',
  avatarChannelMax: 3,
  channelsInUse: 0,
  mediaUsed: 0,
  mediaQuota: 2 * 1024 ** 3,
};

export const someListedCompany: ListedCompany = {
  id: 4,
  name: someCompany.name,
  avatarChannelMax: 3,
  channelsInUse: 0,
  feeRate: 300,
  version: 1,
};
