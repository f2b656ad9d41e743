import type { UserAnswer } from '@mukae/contract/calls/accounts';

export const someUser: UserAnswer = {
  userId: 1,
  name: '田中 恵子',
  userName: '田中 恵子',
  kana: 'たなか　けいこ',
  loginId: 'admin@demo.example',
  role: 'companyAdmin',
  image: '',
  isOwnConfig: true,
  characterId: null,
  status: 'Leaving',
  storeId: 1,
  phone: '',
  address: '',
  channelId: null,
  subjectName: '',
  version: 1,
};
