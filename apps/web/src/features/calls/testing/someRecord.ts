import type { CallRecord } from '@mukae/contract/calls/callRecords';

/** Nine seconds of waiting, two minutes of talk. */
export const someRecord: CallRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'reception',
  companyName: '青葉ホーム株式会社',
  signage: { id: 7, name: '1F 総合受付' },
  storeName: '東京本店',
  operator: { userId: 2, name: '佐藤 美咲' },
  touchButton: '内覧',
  beganAt: '2026-11-16T09:00:00+09:00',
  times: {
    pressedAt: '2026-11-16T09:00:00+09:00',
    rungAt: '2026-11-16T09:00:00+09:00',
    acceptedAt: '2026-11-16T09:00:09+09:00',
    connectedAt: '2026-11-16T09:00:10+09:00',
    firstSoundAt: '2026-11-16T09:00:10+09:00',
    firstPictureAt: null,
    endedAt: '2026-11-16T09:02:10+09:00',
  },
  outcome: 'operatorEnded',
  leftMessage: false,
  rungCount: 1,
  waitedSeconds: 9,
  talkedSeconds: 120,
};
