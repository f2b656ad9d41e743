import { defineTexts } from '@/language/texts';

export const pairingTexts = defineTexts(
  {
    title: 'この画面をサイネージにします',
    lead: '管理画面で、次のコードを入力してください。',
    starting: 'コードを用意しています',
    code: (digits: string) => `ペアリングコード ${digits}`,
    left: (time: string) => `あと ${time} 使えます。`,
    renewal: '時間が過ぎると、新しいコードに替わります。',
    qr: 'ペアリング画面を開くQRコード',
    scan: 'スマートフォンで読み取るか、',
    steps: ['管理画面の「サイネージ」を開く', '「端末をペアリング」を選ぶ', 'コードを入力し、サイネージを選ぶ'],
    away: 'ただいま接続できません。つながりしだい続けますので、このままお待ちください。',
  },
  {
    title: 'This screen becomes a signage',
    lead: 'Enter this code in the console.',
    starting: 'Getting a code ready',
    code: (digits: string) => `Pairing code ${digits}`,
    left: (time: string) => `Valid for ${time}.`,
    renewal: 'After that a new code appears.',
    qr: 'QR code that opens the pairing page',
    scan: 'Scan it with a phone, or',
    steps: ['Open Signages in the console', 'Choose Pair a device', 'Enter the code and choose the signage'],
    away: 'There is no connection right now. This screen goes on by itself once it is back.',
  },
);
