import { defineTexts } from '@/language/texts';

export const visitorTexts = defineTexts(
  {
    camera: 'お客様のカメラ',
    asked: (button: string) => `ご用件：${button}`,
    connecting: 'お客様とつないでいます',
    interrupted: '通信が途切れました。つなぎ直しています。',
    noPicture: '映像が届いていません',
    listen: '音声を聞く',
    log: '会話の記録',
    visitor: 'お客様',
    me: '画面に表示した文',
    nothingSaid: 'お客様の言葉が、ここに表示されます。',
    message: 'お客様の画面に表示する文',
    messageHint: '画面の文字でお伝えする',
    show: '表示する',
  },
  {
    camera: "Visitor's camera",
    asked: (button: string) => `Asked for: ${button}`,
    connecting: 'Connecting to the visitor',
    interrupted: 'The connection was interrupted. Looking for a new way.',
    noPicture: 'No picture arrives',
    listen: 'Turn the sound on',
    log: 'Conversation',
    visitor: 'Visitor',
    me: 'Shown on the screen',
    nothingSaid: 'What the visitor says appears here.',
    message: "A line for the visitor's screen",
    messageHint: 'Tell the visitor in writing',
    show: 'Show',
  },
);
