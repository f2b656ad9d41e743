import { defineTexts } from '@/language/texts';

export const suspensionTexts = defineTexts(
  {
    suspend: '受付を停止する',
    restart: '受付を再開する',
    question: (name: string) => `${name} の受付を停止しますか`,
    consequence: 'お客様はお呼び出しできなくなります。応対中のときは、応対が終わってから停止します。',
    cancel: 'やめる',
    verb: '停止する',
    suspended: (name: string) => `${name} の受付を停止します`,
    restarted: (name: string) => `${name} の受付を再開します`,
    failed: (code: string) => `変更できませんでした（${code}）`,
    close: '閉じる',
  },
  {
    suspend: 'Suspend',
    restart: 'Restart',
    question: (name: string) => `Suspend ${name}?`,
    consequence: 'Visitors can no longer call from it. During a call, it is suspended once the call has ended.',
    cancel: 'Cancel',
    verb: 'Suspend',
    suspended: (name: string) => `${name} takes no visitors now`,
    restarted: (name: string) => `${name} takes visitors again`,
    failed: (code: string) => `It could not be changed (${code})`,
    close: 'Close',
  },
);
