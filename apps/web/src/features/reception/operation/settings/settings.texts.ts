import { defineTexts } from '@/language/texts';

export const settingsTexts = defineTexts(
  {
    title: '設定',
    hint: '会話はそのまま続きます',
    close: '設定を閉じる',
    devices: '機器',
    voice: '声',
    view: '画面',
    capture: '顔の動き',
  },
  {
    title: 'Settings',
    hint: 'The conversation goes on',
    close: 'Close the settings',
    devices: 'Devices',
    voice: 'Voice',
    view: 'Display',
    capture: 'Face',
  },
);
