import type { $ZodIssue } from 'zod/v4/core';
import type { Bilingual } from '../language';

/** What can be wrong with one field. Schemas carry these names; pages and answers show these texts. */
export const faults = {
  required: { ja: '必須項目です', en: 'This field is required' },
  requiredInput: { ja: '必須項目です', en: 'This field is required' },
  nameShort: { ja: '2文字以上で入力してください', en: 'Enter at least 2 characters' },
  kanaShort: { ja: '2文字以上で入力してください', en: 'Enter at least 2 characters' },
  phoneShort: { ja: '7文字以上で入力してください', en: 'Enter at least 7 characters' },
  addressShort: { ja: '2文字以上で入力してください', en: 'Enter at least 2 characters' },
  passwordShort: { ja: 'パスワードは8文字以上を設定してください', en: 'Set 8 or more characters' },
  passwordLong: { ja: 'パスワードは128文字以内で設定してください', en: 'Set the password within 128 characters' },
  passwordKinds: { ja: 'パスワード設定ルールをご確認ください', en: 'Check the password setting rules' },
  passwordSymbols: { ja: '使用できない記号が含まれています', en: 'Contains symbols that cannot be used' },
  confirmRequired: {
    ja: '確認のため新しいパスワードを再入力してください',
    en: 'Re-enter the new password to confirm',
  },
  confirmMismatch: { ja: '再入力したパスワードが一致しません', en: 'The re-entered password does not match' },
  hiraganaOnly: { ja: 'ひらがなのみ入力可能です', en: 'Only hiragana can be entered' },
  email: { ja: 'メールアドレスの形式で入力してください', en: 'Enter an e-mail address' },
  tooLong: { ja: '文字数が上限を超えています', en: 'Too many characters' },
  controlCharacters: { ja: '使用できない文字が含まれています', en: 'Contains characters that cannot be used' },
  signageLoginId: {
    ja: '半角の英数字と記号で4文字以上を入力してください',
    en: 'Enter at least 4 half-width letters, digits or symbols',
  },
  outOfRange: { ja: '入力できる範囲の数値を入力してください', en: 'Enter a number within the range' },
  notInTens: { ja: '10分単位で入力してください', en: 'Enter a multiple of 10 minutes' },
  pairingCode: { ja: '6桁の数字を入力してください', en: 'Enter the 6 digits' },
  colour: { ja: '色は#rrggbbの形で指定してください', en: 'Write the colour as #rrggbb' },
  imageType: {
    ja: '登録できるのは拡張子がpng、jpgの画像のみです',
    en: 'Only images with the extension png or jpg can be registered',
  },
  imageTooLarge: {
    ja: '画像が大きすぎます。20MB、5,000万画素以内の画像を選んでください。',
    en: 'The image is too large. Choose one within 20 MB and 50 megapixels.',
  },
  fileEmpty: { ja: '中身のない（0バイトの）ファイルです', en: 'The file is empty (0 bytes)' },
  fileBroken: {
    ja: 'ファイルが壊れているか、途中で切れているため読み取れません',
    en: 'The file is damaged or incomplete and cannot be read',
  },
  roleUnknown: { ja: '役割の指定が正しくありません', en: 'There is no such role' },
  notWithReset: {
    ja: 'パスワードの再設定と同時には変更できません',
    en: 'Cannot be changed together with a password reset',
  },
  meetingNameRequired: { ja: '会議名を入力してください', en: 'Please enter the meeting name' },
  meetingNameShort: { ja: '2文字以上で入力してください', en: 'Please enter at least 2 characters' },
  startRequired: { ja: '開始日時を入力してください', en: 'Please enter the start date and time' },
  startDateRequired: { ja: '開始日を入力してください', en: 'Please enter the start date' },
  startTimeRequired: { ja: '開始時刻を入力してください', en: 'Please enter the start time' },
  endRequired: { ja: '終了日時を入力してください', en: 'Please enter the end date and time' },
  endDateRequired: { ja: '終了日を入力してください', en: 'Please enter the end date' },
  endNotAfterStart: { ja: '終了は開始より後にしてください', en: 'The end has to be after the start' },
  offGrid: { ja: '時刻は10分単位で指定してください', en: 'Times are in steps of 10 minutes' },
  slotTooLong: { ja: '予約できるのは9時間までです', en: 'A reservation lasts at most 9 hours' },
  acrossMidnight: { ja: '日をまたぐ予約はできません', en: 'A reservation ends on the day on which it begins' },
  tooLongAgo: {
    ja: '5時間より前に始まる予約はできません',
    en: 'The start cannot be more than 5 hours ago',
  },
  tooFarAhead: { ja: '100年より先の予約はできません', en: 'The start cannot be more than 100 years ahead' },
  spanTooLong: { ja: '期間が長すぎます', en: 'The span is too long' },
  wrongType: { ja: '値の形式が正しくありません', en: 'The value has the wrong form' },
  unknownField: { ja: '項目名が正しくありません', en: 'Unknown field' },
} as const satisfies Record<string, Bilingual>;

export type Fault = keyof typeof faults;

const isFault = (name: string): name is Fault => Object.hasOwn(faults, name);

export function faultOf(issue: Pick<$ZodIssue, 'code' | 'message'>): Fault {
  if (isFault(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  if (issue.code === 'too_big') return 'tooLong';
  return 'wrongType';
}
