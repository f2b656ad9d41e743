import type { ChosenStatus } from '@mukae/contract/domain/operator/status';
import { defineTexts } from '@/language/texts';

export const statusChangeTexts = defineTexts(
  {
    own: { Standby: '待機する', Leaving: '離席する' } satisfies Record<ChosenStatus, string>,
    others: '離席にする',
    of: (name: string, change: string) => `${name}: ${change}`,
    failed: (code: string) => `状態を変更できませんでした（${code}）`,
    close: '閉じる',
  },
  {
    own: { Standby: 'Stand by', Leaving: 'Leave' },
    others: 'Set to away',
    of: (name: string, change: string) => `${name}: ${change}`,
    failed: (code: string) => `The status could not be changed (${code})`,
    close: 'Close',
  },
);
