import type { HealthKind } from '@mukae/contract/domain/signage/health/health';
import { healthTiming } from '@mukae/contract/domain/signage/health/healthTiming';
import { type HealthReason, healthBounds } from '@mukae/contract/domain/signage/health/reportFaults';
import { defineTexts } from '@/language/texts';

const silentMinutes = healthTiming.silentAfter / 60_000;
const slowSeconds = healthBounds.roundTripMs / 1000;

/** How a screen is, in the list and on its page. */
export const healthTexts = defineTexts(
  {
    column: '端末の様子',
    of: (name: string) => `${name} の端末の様子`,
    kinds: { well: '正常', attention: '要確認', away: '不通', never: '未接続' } satisfies Record<HealthKind, string>,
    since: (time: string) => `${time} から`,
    unknown: '確認中',
    reasons: {
      silent: '端末からの報告なし',
      mediaFault: '表示できないメディア',
      storageFull: '端末の保存容量の不足',
      batteryLow: '電池の残りわずか',
      memoryHigh: 'メモリの不足',
      slowNetwork: '通信の遅れ',
      otherVersion: '古い画面のまま',
    } satisfies Record<HealthReason, string>,
    advice: {
      silent: `接続はありますが、画面から ${silentMinutes} 分以上報告がありません。再読み込みをお試しください。`,
      mediaFault:
        '下に挙げた画像または動画を表示できません。ファイルを入れ替えてください。ほかの部分は表示しています。',
      storageFull: '端末に新しい画像や動画を保存できません。再起動で保存したものを消すか、端末の容量を空けてください。',
      batteryLow: '電源につながれていません。充電してください。',
      memoryHigh: '画面が使えるメモリが残りわずかです。再読み込みをお試しください。',
      slowNetwork: `サーバーとのやりとりに ${slowSeconds} 秒以上かかっています。お店のネットワークをご確認ください。`,
      otherVersion: 'サーバーと版が異なります。再読み込みすると新しくなります。',
    } satisfies Record<HealthReason, string>,
  },
  {
    column: 'Device',
    of: (name: string) => `Health of ${name}`,
    kinds: { well: 'Well', attention: 'Check', away: 'Away', never: 'Never seen' },
    since: (time: string) => `since ${time}`,
    unknown: 'Being checked',
    reasons: {
      silent: 'No report from the device',
      mediaFault: 'Media that cannot be shown',
      storageFull: 'Storage of the device full',
      batteryLow: 'Battery low',
      memoryHigh: 'Memory short',
      slowNetwork: 'Slow network',
      otherVersion: 'Old version of the page',
    },
    advice: {
      silent: `It is connected, but its page has reported nothing for ${silentMinutes} minutes or more. Try to reload it.`,
      mediaFault: 'The pictures or videos named below cannot be shown. Replace them. Everything else is shown.',
      storageFull:
        'The device cannot keep new pictures and videos. Restart it to forget what it keeps, or make room on the device.',
      batteryLow: 'It is not plugged in. Charge it.',
      memoryHigh: 'Little is left of the memory that its page may use. Try to reload it.',
      slowNetwork: `A word to the server and back takes ${slowSeconds} seconds or more. Check the network of the shop.`,
      otherVersion: 'It is not of the version of the server. A reload brings the new one.',
    },
  },
);
