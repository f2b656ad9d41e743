import { defineTexts } from '@/language/texts';

export const phoneTexts = defineTexts(
  {
    subject: 'サブジェクト名',
    channel: 'チャンネル',
    ip: 'IP',
    port: 'ポート',
    none: 'なし',
    noChannel: '待機すると、アプリの送り先が割り当てられます。',
    hindrance: {
      onlyHere:
        'このサーバーは同じコンピューターの中からしか受け付けないため、スマートフォンは使えません。管理者にご相談ください。',
      off: 'このサーバーではアプリを受け付けていません。',
      portTaken: 'ポートがサーバーのほかのソフトに使われています。空くと自動で使えるようになります。',
      noPort: '割り当てられるポートが残っていません。管理者にご相談ください。',
    },
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
    hindrance: {
      onlyHere: 'This server only listens to its own machine, so a phone cannot reach it. Ask your administrator.',
      off: 'This server does not listen to apps.',
      portTaken: 'Something else on the server uses this port. The app works by itself once it is free.',
      noPort: 'No port is left for this channel. Ask your administrator.',
    },
    heard: {
      silent: 'No phone is heard.',
      face: (phone: string) => `${phone} is heard.`,
      noFace: (phone: string) => `${phone} is heard but sees no face.`,
      otherSubject: (phone: string) => `${phone} has another subject name and is not used.`,
    },
    unnamed: 'A phone without a name',
  },
);
