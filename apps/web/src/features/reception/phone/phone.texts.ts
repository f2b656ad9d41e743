import { defineTexts } from '../../../language/texts';

export const phoneTexts = defineTexts(
  {
    subject: 'サブジェクト名',
    channel: 'チャンネル',
    ip: 'IP',
    port: 'ポート',
    none: 'なし',
    heard: {
      silent: 'スマートフォンからは、まだ何も届いていません。',
      face: (subject: string) => `スマートフォンの動きが届いています（${subject}）。`,
      noFace: (subject: string) => `つながっていますが、顔が映っていません（${subject}）。`,
      otherSubject: (subject: string) => `別のサブジェクト名（${subject}）で届いているため、使っていません。`,
    },
    unnamed: '名前なし',
  },
  {
    subject: 'Subject name',
    channel: 'Channel',
    ip: 'IP',
    port: 'Port',
    none: 'None',
    heard: {
      silent: 'Nothing has come from a phone yet.',
      face: (subject: string) => `Your phone is heard (${subject}).`,
      noFace: (subject: string) => `Your phone is heard but sees no face (${subject}).`,
      otherSubject: (subject: string) => `A phone sends under another subject name (${subject}) and is not used.`,
    },
    unnamed: 'no name',
  },
);
