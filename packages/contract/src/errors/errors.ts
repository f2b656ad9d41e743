import type { Bilingual } from '../language';

interface ErrorEntry {
  code: `SVER-${string}`;
  status: number;
  text: Bilingual;
}

/**
 * Every error the server can answer with. Codes of 100 and above are shown in place (in the dialog that asked),
 * lower ones in the banner of the page.
 */
export const errors = {
  badInput: {
    code: 'SVER-10',
    status: 400,
    text: { ja: '入力内容をご確認ください。', en: 'Check the input.' },
  },
  notLoggedIn: {
    code: 'SVER-11',
    status: 401,
    text: { ja: 'ログインしてください。', en: 'Log in to continue.' },
  },
  notAllowed: {
    code: 'SVER-12',
    status: 403,
    text: { ja: 'この操作を行う権限がありません。', en: 'You are not allowed to do this.' },
  },
  foreignOrigin: {
    code: 'SVER-13',
    status: 403,
    text: { ja: '別のサイトからの操作は受け付けられません。', en: 'Requests from another site are refused.' },
  },
  notFound: {
    code: 'SVER-14',
    status: 404,
    text: { ja: '見つかりませんでした。', en: 'Not found.' },
  },
  tooLarge: {
    code: 'SVER-15',
    status: 413,
    text: { ja: '送信されたデータが大きすぎます。', en: 'The data sent is too large.' },
  },
  wrongMediaType: {
    code: 'SVER-16',
    status: 415,
    text: { ja: '送信された形式には対応していません。', en: 'This content type is not supported.' },
  },
  tooMany: {
    code: 'SVER-17',
    status: 429,
    text: {
      ja: '試行回数が多すぎます。しばらくしてからお試しください。',
      en: 'Too many attempts. Try again later.',
    },
  },
  unavailable: {
    code: 'SVER-18',
    status: 503,
    text: {
      ja: 'ただいま接続できません。しばらくしてからお試しください。',
      en: 'The service is briefly unavailable. Try again shortly.',
    },
  },
  loginFailed: {
    code: 'SVER-20',
    status: 401,
    text: { ja: 'ログインIDまたはパスワードが正しくありません。', en: 'The login ID or the password is not correct.' },
  },
  alreadyRegistered: {
    code: 'SVER-21',
    status: 409,
    text: { ja: 'このメールアドレスは既に登録されています。', en: 'This e-mail address is already registered.' },
  },
  signageReset: {
    code: 'SVER-22',
    status: 409,
    text: {
      ja: 'サイネージのパスワードはこの画面では再設定できません。会社の管理者にお問い合わせください。',
      en: 'The password of a signage cannot be reset here. Ask your company administrator.',
    },
  },
  tokenExpired: {
    code: 'SVER-23',
    status: 401,
    text: { ja: 'トークンの有効期限が切れました。（jwt expired）', en: 'The token has expired. (jwt expired)' },
  },
  tokenInvalid: {
    code: 'SVER-24',
    status: 401,
    text: { ja: 'このリンクは無効です。', en: 'This link is not valid.' },
  },
  imageType: {
    code: 'SVER-25',
    status: 415,
    text: {
      ja: '登録できるのは拡張子がpng、jpgの画像のみです',
      en: 'Only images with the extension png or jpg can be registered',
    },
  },
  imageTooLarge: {
    code: 'SVER-26',
    status: 413,
    text: {
      ja: '画像が大きすぎます。20MB、5,000万画素以内の画像を選んでください。',
      en: 'The image is too large. Choose one within 20 MB and 50 megapixels.',
    },
  },
  lastAdministrator: {
    code: 'SVER-27',
    status: 409,
    text: {
      ja: '会社には管理者が1人以上必要です。最後の管理者の役割は変更できません。',
      en: 'A company needs at least one administrator. The last one keeps the role.',
    },
  },
  unknownError: {
    code: 'SVER-99',
    status: 500,
    text: { ja: '未定義のサーバーエラーが発生しました', en: 'An undefined server error has occurred' },
  },
  wrongCurrentPassword: {
    code: 'SVER-101',
    status: 403,
    text: { ja: '現在のパスワードが正しくありません。', en: 'The current password is not correct.' },
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errors;

/** Shown by a page for an unknown result or when the network fails; no server sends it. */
export const unexpected = {
  code: 'SVER-Unexpected',
  text: { ja: '未定義のサーバーエラーが発生しました', en: 'An undefined server error has occurred' },
} as const;

export const isShownInPlace = (code: string): boolean => Number(code.replace('SVER-', '')) >= 100;
