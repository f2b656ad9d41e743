import { defineTexts } from '@/language/texts';

/** Of people and of screens; the same word in every list, header and filter. */
export const statusTexts = defineTexts(
  {
    operator: {
      Standby: '待機中',
      Active: '対応中',
      Leaving: '離席中',
      Logout: 'オフライン',
    },
    device: {
      Standby: '受付中',
      Calling: '呼出中',
      Active: '対応中',
      Monitoring: 'モニタリング',
      Crowded: '混雑中',
      Suspended: '停止中',
      Logout: 'オフライン',
    },
    unpaired: '未ペアリング',
  },
  {
    operator: {
      Standby: 'On standby',
      Active: 'In conversation',
      Leaving: 'Away',
      Logout: 'Offline',
    },
    device: {
      Standby: 'Open',
      Calling: 'Calling',
      Active: 'In conversation',
      Monitoring: 'Monitored',
      Crowded: 'Crowded',
      Suspended: 'Suspended',
      Logout: 'Offline',
    },
    unpaired: 'Not paired',
  },
);
