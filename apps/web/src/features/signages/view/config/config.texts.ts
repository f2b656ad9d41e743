import { defineTexts } from '@/language/texts';

export const configTexts = defineTexts(
  {
    title: 'サイネージの設定',
    name: '名前',
    id: 'ID',
    size: '大きさ',
    connection: 'サーバーとの接続',
    links: { connecting: '接続しています', open: '接続中', lost: '再接続しています', closed: '切断' },
    kept: 'この端末に保存した素材',
    keptOf: (kept: number, all: number, isFull: boolean) =>
      `${kept} / ${all}${isFull ? '（空き容量が足りません）' : ''}`,
    version: 'バージョン',
    camera: 'カメラ',
    microphone: 'マイク',
    permissions: { granted: '使用できます', denied: '許可されていません', none: '見つかりません' },
    install: 'アプリとしてインストールする',
    unknown: '不明',
  },
  {
    title: 'Signage settings',
    name: 'Name',
    id: 'ID',
    size: 'Size',
    connection: 'Connection to the server',
    links: { connecting: 'Connecting', open: 'Connected', lost: 'Reconnecting', closed: 'Closed' },
    kept: 'Files kept on this device',
    keptOf: (kept: number, all: number, isFull: boolean) => `${kept} / ${all}${isFull ? ' (no more room)' : ''}`,
    version: 'Version',
    camera: 'Camera',
    microphone: 'Microphone',
    permissions: { granted: 'Ready', denied: 'Not allowed', none: 'Not found' },
    install: 'Install as an app',
    unknown: 'Unknown',
  },
);
