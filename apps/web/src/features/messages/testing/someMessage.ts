import type { VisitorMessage } from '@mukae/contract/calls/messages';

export const someMessage: VisitorMessage = {
  id: 3,
  signageName: '1F 総合受付',
  storeName: '東京本店',
  companyName: '青葉ホーム株式会社',
  name: '山田',
  text: '折り返しご連絡ください\n午後がよいです',
  contact: '090-0000-0000',
  leftAt: '2026-11-16T20:00:00+09:00',
  done: null,
};
