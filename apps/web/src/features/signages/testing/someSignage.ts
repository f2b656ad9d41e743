import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import type { SignageAnswer, WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { noOpening } from '@mukae/contract/domain/hours/opening';

export const someSignage: SignageAnswer = {
  id: 7,
  name: '1F 総合受付',
  image: '',
  storeId: 1,
  storeName: '東京本店',
  companyName: '青葉ホーム株式会社',
  loginId: 'signage1@demo.example',
  role: 'signage',
  status: 'Standby',
  seenAt: '2026-11-16T09:00:00+09:00',
  size: { width: 1080, height: 1920 },
  character: null,
  isAvatarFilmed: false,
  users: [],
  userCount: 0,
  version: 1,
};

export const someWholeSignage: WholeSignageAnswer = {
  ...someSignage,
  companyId: 3,
  companyLogo: '',
  opening: noOpening,
  templates: [],
  timedTemplates: [],
};

export const someTemplateAnswer: TemplateAnswer = {
  id: 1,
  scene: 'Standby',
  width: 1080,
  height: 1920,
  layout: 'mediaAndAvatar',
  telop: '',
  showsTelop: true,
  showsLogo: true,
  showsMedia: true,
  logo: null,
  contents: null,
  playlist: [],
  telopColour: null,
  telopPlate: null,
  boxes: {},
  savedBy: '',
  savedAt: null,
  touchButtons: [],
  row: 'horizontal',
  version: 1,
};
