/** Visitors read both: Japanese first and larger. */
export interface BothLanguages {
  ja: string;
  en: string;
}

/** What the screen itself says to visitors. No technical word, no exclamation mark. */
export const sceneWords = {
  callStaff: { ja: 'スタッフを呼ぶ', en: 'Call staff' },
  cancel: { ja: 'とりやめる', en: 'Cancel' },
  end: { ja: '話を終える', en: 'End' },
  touchButton: { ja: 'ご用件のボタンにふれてください', en: 'Touch a button' },
  touchCall: { ja: 'ボタンにふれると、スタッフがお答えします', en: 'Touch to call' },
  calling: { ja: 'お呼び出ししています', en: 'Calling our staff. Please wait up to 1 minute.' },
  crowded: { ja: 'ただいま混み合っています', en: 'All staff are busy. We will call you in turn.' },
  speak: { ja: 'そのままお話しください', en: 'Please speak freely' },
  watched: { ja: 'スタッフが見守っています', en: 'Staff can see and hear you' },
  inUse: { ja: 'カメラ・マイク使用中', en: 'Camera and microphone in use' },
  suspended: { ja: '受付を休止しています', en: 'Reception is paused.' },
  wait: { ja: '少々お待ちください', en: 'One moment, please.' },
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
export const placeWords = { label: '順番', before: '', after: '番目' } as const;
export const waitWords = { label: 'めやす', before: '約', after: '分' } as const;

/** What the character says while it waits with the visitor. */
export const spokenLines = {
  Calling: '担当の者を呼んでおります。そのままお待ちください。',
  Crowded: 'お待たせして申し訳ございません。順番にご案内いたします。',
} as const;
