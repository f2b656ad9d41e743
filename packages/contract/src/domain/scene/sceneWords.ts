/** Visitors read both: Japanese first and larger. */
export interface BothLanguages {
  ja: string;
  en: string;
}

/** What the screen itself says to visitors. No technical word, no exclamation mark. */
export const sceneWords = {
  callStaff: { ja: 'スタッフを呼ぶ', en: 'Call staff' },
  ask: { ja: 'AIに聞く', en: 'Ask the AI' },
  answersHere: { ja: 'AIがお答えします', en: 'An AI answers here' },
  staffAnswers: { ja: 'ここからはスタッフがお答えします', en: 'A person will answer' },
  cancel: { ja: 'とりやめる', en: 'Cancel' },
  end: { ja: '話を終える', en: 'End' },
  touchButton: { ja: 'ご用件のボタンにふれてください', en: 'Touch a button' },
  touchCall: { ja: 'ボタンにふれると、スタッフがお答えします', en: 'Touch to call' },
  calling: { ja: 'お呼び出ししています', en: 'Calling our staff. Please wait up to 1 minute.' },
  crowded: { ja: 'ただいま混み合っています', en: 'All staff are busy. We will call you in turn.' },
  absent: { ja: 'ただいま係の者が不在です', en: 'Nobody is at the reception right now.' },
  leaveMessage: { ja: '伝言を残す', en: 'Leave a message' },
  later: { ja: 'またあとで', en: 'Later' },
  messageLeft: { ja: '伝言をお預かりしました', en: 'Thank you. We have your message.' },
  speak: { ja: 'そのままお話しください', en: 'Please speak freely' },
  staffGone: {
    ja: 'スタッフとの通信が途切れました。つなぎ直しています。',
    en: 'The connection to our staff was interrupted. We are reconnecting.',
  },
  hostAwaited: { ja: '担当者がまいります。', en: 'Somebody will be with you shortly.' },
  holdOn: { ja: 'そのままお待ちください', en: 'Please wait a moment' },
  watched: { ja: 'スタッフが見守っています', en: 'Staff can see and hear you' },
  inUse: { ja: 'カメラ・マイク使用中', en: 'Camera and mic in use' },
  suspended: { ja: '受付を休止しています', en: 'Reception is paused.' },
  wait: { ja: '少々お待ちください', en: 'Please wait a little.' },
  unreachable: { ja: 'スタッフにつながりません', en: 'Our staff cannot be reached right now.' },
  backSoon: { ja: 'つながりしだい、受付を再開いたします。', en: 'We are back as soon as we are connected again.' },
  preparing: { ja: 'ただいま準備をしています。', en: 'We are getting ready.' },
  sorry: { ja: 'ご不便をおかけいたします。', en: 'We are sorry for the inconvenience.' },
  askNearby: {
    ja: 'お急ぎの方は、近くの係員へお声がけください。',
    en: 'If you are in a hurry, please ask the staff nearby.',
  },
  look: { ja: '画面をごらんください', en: 'Please look at the picture' },
  screenAwaited: { ja: '画面を準備しています', en: 'The picture will appear shortly' },
  missed: { ja: 'ただいま応答できませんでした', en: 'No one could answer. Please try again.' },
} as const satisfies Record<string, BothLanguages>;

export const minutesLeft = (minutes: number): BothLanguages => ({
  ja: `終了まで あと${minutes}分です`,
  en: minutes === 1 ? '1 minute left' : `${minutes} minutes left`,
});

/** A figure and what stands around it: 順番 2 番目, めやす 約 4 分. */
export const placeWords = { label: { ja: '順番', en: 'Your turn' }, before: '', after: '番目' } as const;
export const waitWords = { label: { ja: 'めやす', en: 'Minutes' }, before: '約', after: '分' } as const;
/** While nobody can tell how long. */
export const soonWords = { label: { ja: 'めやす', en: 'Wait' }, value: { ja: 'まもなく', en: 'Soon' } } as const;

/** What the character says while it waits with the visitor. */
export const spokenLines = {
  Calling: {
    ja: '担当の者を呼んでおります。そのままお待ちください。',
    en: 'I am calling our staff. Please stay here.',
  },
  Crowded: {
    ja: 'お待たせして申し訳ございません。順番にご案内いたします。',
    en: 'We are sorry to keep you waiting.',
  },
  Absent: {
    ja: '申し訳ございません。よろしければ伝言をお預かりします。',
    en: 'We are sorry. I can take a message for you.',
  },
} as const satisfies Record<string, BothLanguages>;
