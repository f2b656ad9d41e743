import type { StoreAnswer } from '@mukae/contract/calls/stores';
import { noOpening } from '@mukae/contract/domain/hours/opening';

export const someStore: StoreAnswer = {
  id: 5,
  name: '福岡天神店',
  ...noOpening,
  companyName: '青葉ホーム株式会社',
  isOwnConfig: false,
  signages: [],
  signageCount: 0,
  users: [],
  userCount: 0,
  version: 1,
};
