import { defineTexts } from '../../../language/texts';

export const phoneTexts = defineTexts(
  {
    subject: 'サブジェクト名',
    channel: 'チャンネル',
    ip: 'IP',
    port: 'ポート',
    none: 'なし',
    noChannel: '待機すると、アプリの送り先が割り当てられます。',
    notHeard: 'このサーバーではアプリを受け付けていません。',
    heard: {
      silent: 'スマートフォンからは届いていません。',
      face: (phone: string) => `${phone} の動きが届いています。`,
      noFace: (phone: string) => `${phone} に顔が映っていません。`,
      otherSubject: (phone: string) => `サブジェクト名が違うため、${phone} は使っていません。`,
    },
    unnamed: '名前のない端末',
  },
  {
    subject: 'Subject name',
    channel: 'Channel',
    ip: 'IP',
    port: 'Port',
    none: 'None',
    noChannel: 'Go on standby to be given an address for the app.',
    notHeard: 'This server does not listen to apps.',
    heard: {
      silent: 'No phone is heard.',
      face: (phone: string) => `${phone} is heard.`,
      noFace: (phone: string) => `${phone} is heard but sees no face.`,
      otherSubject: (phone: string) => `${phone} has another subject name and is not used.`,
    },
    unnamed: 'A phone without a name',
  },
);
