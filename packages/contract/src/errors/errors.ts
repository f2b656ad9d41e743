import { answerLimits } from '../domain/answer/answer';
import { importLimits } from '../domain/list/importLimits';
import { megabyte } from '../domain/media/fileSize';
import { waitingMax } from '../domain/reservation/waiting';
import { presetsMax } from '../domain/template/preset';
import { figure } from '../domain/text/figure';
import type { Bilingual } from '../language';
import { answeredFaults } from './answeredFaults';
import { badInputText, type ErrorName, errorCodes } from './codes';

interface ErrorEntry {
  code: `SVER-${string}`;
  status: number;
  text: Bilingual;
}

/** Every error the server can answer with. */
export const errors = {
  alreadyExist: {
    code: errorCodes.alreadyExist,
    status: 409,
    text: {
      ja: 'このアカウントは別のブラウザーでログインしています。',
      en: 'This account is logged in from another browser.',
    },
  },
  signageLost: {
    code: errorCodes.signageLost,
    status: 409,
    text: {
      ja: 'サイネージとの通信が切断されました。再接続後、呼び出しボタンを押してください。',
      en: 'Communication with the signage was disconnected. After reconnecting, press the call button.',
    },
  },
  badInput: {
    code: errorCodes.badInput,
    status: 400,
    text: badInputText,
  },
  notLoggedIn: {
    code: errorCodes.notLoggedIn,
    status: 401,
    text: { ja: 'ログインしてください。', en: 'Log in to continue.' },
  },
  notAllowed: {
    code: errorCodes.notAllowed,
    status: 403,
    text: { ja: 'この操作を行う権限がありません。', en: 'You are not allowed to do this.' },
  },
  foreignOrigin: {
    code: errorCodes.foreignOrigin,
    status: 403,
    text: { ja: '別のサイトからの操作は受け付けられません。', en: 'Requests from another site are refused.' },
  },
  notFound: {
    code: errorCodes.notFound,
    status: 404,
    text: { ja: '見つかりませんでした。', en: 'Not found.' },
  },
  tooLarge: {
    code: errorCodes.tooLarge,
    status: 413,
    text: { ja: '送信されたデータが大きすぎます。', en: 'The data sent is too large.' },
  },
  wrongMediaType: {
    code: errorCodes.wrongMediaType,
    status: 415,
    text: { ja: '送信された形式には対応していません。', en: 'This content type is not supported.' },
  },
  tooMany: {
    code: errorCodes.tooMany,
    status: 429,
    text: {
      ja: '短時間に多くの操作がありました。しばらくしてからお試しください。',
      en: 'Too much in a short time. Try again later.',
    },
  },
  unavailable: {
    code: errorCodes.unavailable,
    status: 503,
    text: {
      ja: 'ただいま接続できません。しばらくしてからお試しください。',
      en: 'The service is briefly unavailable. Try again shortly.',
    },
  },
  loginFailed: {
    code: errorCodes.loginFailed,
    status: 401,
    text: { ja: 'ログインIDまたはパスワードが正しくありません。', en: 'The login ID or the password is not correct.' },
  },
  alreadyRegistered: {
    code: errorCodes.alreadyRegistered,
    status: 409,
    text: answeredFaults.alreadyRegistered,
  },
  signageReset: {
    code: errorCodes.signageReset,
    status: 409,
    text: {
      ja: 'サイネージのパスワードはこの画面では再設定できません。会社の管理者にお問い合わせください。',
      en: 'The password of a signage cannot be reset here. Ask your company administrator.',
    },
  },
  tokenExpired: {
    code: errorCodes.tokenExpired,
    status: 401,
    text: { ja: 'トークンの有効期限が切れました。（jwt expired）', en: 'The token has expired. (jwt expired)' },
  },
  tokenInvalid: {
    code: errorCodes.tokenInvalid,
    status: 401,
    text: { ja: 'このリンクは無効です。', en: 'This link is not valid.' },
  },
  imageType: {
    code: errorCodes.imageType,
    status: 415,
    text: answeredFaults.imageType,
  },
  imageTooLarge: {
    code: errorCodes.imageTooLarge,
    status: 413,
    text: answeredFaults.imageTooLarge,
  },
  lastAdministrator: {
    code: errorCodes.lastAdministrator,
    status: 409,
    text: {
      ja: '会社には管理者が1人以上必要です。最後の管理者の役割の変更や削除はできません。',
      en: 'A company needs at least one administrator. The last one keeps the role and cannot be deleted.',
    },
  },
  changedMeanwhile: {
    code: errorCodes.changedMeanwhile,
    status: 409,
    text: {
      ja: 'ほかの人が先に変更しました。新しい内容を読み込んでから、もう一度変更してください。',
      en: 'Somebody else has changed this meanwhile. Load the new state and make your change again.',
    },
  },
  addedBefore: {
    code: errorCodes.addedBefore,
    status: 409,
    text: {
      ja: '先ほど送信した内容で、すでに追加されています。一覧で確認し、必要なら変更してください。',
      en: 'What you sent before has already been added. Look for it in the list and change it there.',
    },
  },
  otherOrientation: {
    code: errorCodes.otherOrientation,
    status: 409,
    text: {
      ja: '縦長と横長が異なる画面にはコピーできません。',
      en: 'Upright and wide screens cannot be copied to one another.',
    },
  },
  presetsFull: {
    code: errorCodes.presetsFull,
    status: 409,
    text: {
      ja: `保存できるひな形は${presetsMax}件までです。使わないものを削除してください。`,
      en: `At most ${presetsMax} presets can be kept. Delete those that are not used.`,
    },
  },
  mediumGone: {
    code: errorCodes.mediumGone,
    status: 404,
    text: {
      ja: '使おうとしたメディアは削除されています。選びなおしてください。',
      en: 'A medium that was to be shown has been deleted. Choose another one.',
    },
  },
  answersFull: {
    code: errorCodes.answersFull,
    status: 409,
    text: {
      ja: `登録できる答えは${figure(answerLimits.answers)}件までです。`,
      en: `A company keeps at most ${figure(answerLimits.answers)} answers.`,
    },
  },
  storeInUse: {
    code: errorCodes.storeInUse,
    status: 409,
    text: {
      ja: 'ユーザーまたはサイネージが残っている店舗は削除できません。',
      en: 'A store that still has users or signages cannot be deleted.',
    },
  },
  ownAccount: {
    code: errorCodes.ownAccount,
    status: 409,
    text: { ja: 'ご自分のアカウントは削除できません。', en: 'You cannot delete your own account.' },
  },
  mediaType: {
    code: errorCodes.mediaType,
    status: 415,
    text: {
      ja: '追加できるのはpng、jpg、mp4のファイルのみです。',
      en: 'Only png, jpg and mp4 files can be added.',
    },
  },
  mediaTooLarge: {
    code: errorCodes.mediaTooLarge,
    status: 413,
    text: {
      ja: 'ファイルが大きすぎます。画像は20MB、5,000万画素、動画は500MBまでです。',
      en: 'The file is too large. Pictures may have 20 MB and 50 megapixels, videos 500 MB.',
    },
  },
  quotaExceeded: {
    code: errorCodes.quotaExceeded,
    status: 413,
    text: {
      ja: 'ファイルサイズが上限を超えるため、メディアを追加できません。',
      en: 'The file size exceeds the limit, so the media cannot be added.',
    },
  },
  pairingUnknown: {
    code: errorCodes.pairingUnknown,
    status: 404,
    text: {
      ja: 'このコードの画面は見つかりません。画面に表示されているコードをご確認ください。',
      en: 'No screen shows this code. Check the code on the screen.',
    },
  },
  pairingOver: {
    code: errorCodes.pairingOver,
    status: 410,
    text: { ja: 'コードの有効期限が切れました。', en: 'The code has expired.' },
  },
  noFreeChannel: {
    code: errorCodes.noFreeChannel,
    status: 409,
    text: {
      ja: '空いているアバターチャンネルがありません。ほかの方が離席するか、管理者がチャンネルを解放すると待機できます。',
      en: 'No avatar channel is free. You can go on standby once somebody leaves or an administrator releases a channel.',
    },
  },
  channelsInUse: {
    code: errorCodes.channelsInUse,
    status: 409,
    text: {
      ja: '使用中のアバターチャンネルがあるため、契約数を減らせません。',
      en: 'The contract count cannot be lowered while those avatar channels are in use.',
    },
  },
  csvUnreadable: {
    code: errorCodes.csvUnreadable,
    status: 400,
    text: {
      ja: 'CSVファイルとして読み取れません。見出しの行と文字コード（UTF-8またはShift_JIS）をご確認ください。',
      en: 'The file cannot be read as CSV. Check the heading row and the encoding (UTF-8 or Shift_JIS).',
    },
  },
  csvFaults: {
    code: errorCodes.csvFaults,
    status: 400,
    text: {
      ja: '取り込めない行があります。何も登録されていません。',
      en: 'Some rows cannot be imported. Nothing was written.',
    },
  },
  csvTooLarge: {
    code: errorCodes.csvTooLarge,
    status: 413,
    text: {
      ja: `一度に取り込めるのは${figure(importLimits.rows)}件、${importLimits.bytes / megabyte}MBまでです。空の行やセル内の改行を含め、ファイルは${figure(importLimits.lines)}行以内にしてください。`,
      en: `Up to ${figure(importLimits.rows)} rows and ${importLimits.bytes / megabyte} MB can be imported at a time, in a file of up to ${figure(importLimits.lines)} lines, blank ones and line breaks in cells among them.`,
    },
  },
  companyNeeded: {
    code: errorCodes.companyNeeded,
    status: 400,
    text: { ja: '会社を選んでください。', en: 'Choose a company.' },
  },
  loginIdTaken: {
    code: errorCodes.loginIdTaken,
    status: 409,
    text: { ja: 'このログインIDは既に使われています。', en: 'This login ID is already in use.' },
  },
  inCall: {
    code: errorCodes.inCall,
    status: 409,
    text: {
      ja: '応対中のため行えません。応対が終わってからお試しください。',
      en: 'This cannot be done during a call. Try again when the call is over.',
    },
  },
  tooSlow: {
    code: errorCodes.tooSlow,
    status: 408,
    text: {
      ja: '送信に時間がかかりすぎたため、中断されました。通信環境をご確認のうえ、もう一度お試しください。',
      en: 'Sending took too long and was broken off. Check the connection and try again.',
    },
  },
  storageFull: {
    code: errorCodes.storageFull,
    status: 507,
    text: {
      ja: 'サーバーの空き容量が足りないため、ファイルを受け付けられません。システム管理者にお問い合わせください。',
      en: 'The server is short of disk space and takes no files at the moment. Ask whoever runs the service.',
    },
  },
  vrmTooLarge: {
    code: errorCodes.vrmTooLarge,
    status: 413,
    text: {
      ja: 'ファイルが大きすぎます。VRMは60MBまでです。',
      en: 'The file is too large. A VRM may have 60 MB.',
    },
  },
  vrmUnfit: {
    code: errorCodes.vrmUnfit,
    status: 415,
    text: {
      ja: 'このファイルはキャラクターとして使えません。',
      en: 'This file cannot be used as a character.',
    },
  },
  fileEmpty: {
    code: errorCodes.fileEmpty,
    status: 415,
    text: answeredFaults.fileEmpty,
  },
  fileBroken: {
    code: errorCodes.fileBroken,
    status: 415,
    text: answeredFaults.fileBroken,
  },
  csvColumns: {
    code: errorCodes.csvColumns,
    status: 400,
    text: {
      ja: 'CSVファイルの見出しの行をご確認ください。',
      en: 'Check the heading row of the CSV file.',
    },
  },
  tooManyMails: {
    code: errorCodes.tooManyMails,
    status: 429,
    text: {
      ja: '1日に送れるメールの数を超えるため、送れません。明日もう一度お試しください。CSVファイルの場合は、何日かに分けて読み込んでください。',
      en: 'The mails that may be sent in a day are used up, or would be. Try again tomorrow, or split a CSV file over several days.',
    },
  },
  unknownError: {
    code: errorCodes.unknownError,
    status: 500,
    text: { ja: '未定義のサーバーエラーが発生しました', en: 'An undefined server error has occurred' },
  },
  alreadyAnswered: {
    code: errorCodes.alreadyAnswered,
    status: 409,
    text: {
      ja: 'ほかのオペレーターが応答しました。応答の必要はありません。',
      en: 'Another operator has already responded. No response is needed.',
    },
  },
  wrongCurrentPassword: {
    code: errorCodes.wrongCurrentPassword,
    status: 403,
    text: { ja: '現在のパスワードが正しくありません。', en: 'The current password is not correct.' },
  },
  requestOver: {
    code: errorCodes.requestOver,
    status: 409,
    text: {
      ja: 'このお呼び出しは終わりました。',
      en: 'This request is over.',
    },
  },
  callOver: {
    code: errorCodes.callOver,
    status: 409,
    text: {
      ja: 'この応対は終わっています。',
      en: 'This call is over.',
    },
  },
  operatorBusy: {
    code: errorCodes.operatorBusy,
    status: 409,
    text: {
      ja: '応対中です。終えてからもう一度お試しください。',
      en: 'You are in a call. End it and try again.',
    },
  },
  signageBusy: {
    code: errorCodes.signageBusy,
    status: 409,
    text: {
      ja: 'このサイネージは使用中です。',
      en: 'This signage is in use.',
    },
  },
  signageAway: {
    code: errorCodes.signageAway,
    status: 409,
    text: {
      ja: 'このサイネージは接続されていません。',
      en: 'This signage is not connected.',
    },
  },
  notReady: {
    code: errorCodes.notReady,
    status: 409,
    text: {
      ja: 'マイクとアバターの準備ができていません。待機画面で準備をご確認ください。',
      en: 'Microphone and avatar are not ready. Check them on the standby page.',
    },
  },
  notConnected: {
    code: errorCodes.notConnected,
    status: 409,
    text: {
      ja: 'この画面はまだ受付に接続していません。画面を開いたまま、しばらくしてからもう一度お試しください。',
      en: 'This page is not connected to the reception yet. Keep it open and try again in a moment.',
    },
  },
  reservationOverlap: {
    code: errorCodes.reservationOverlap,
    status: 409,
    text: {
      ja: '予約に失敗しました。他の予約と重複しています。',
      en: 'The reservation failed. It overlaps with another reservation.',
    },
  },
  cancelOver: {
    code: errorCodes.cancelOver,
    status: 409,
    text: {
      ja: '予約キャンセル受付時間終了になります。予約のキャンセルできません',
      en: 'The time for cancelling is over. The reservation cannot be cancelled.',
    },
  },
  reservationBegun: {
    code: errorCodes.reservationBegun,
    status: 409,
    text: {
      ja: '開始した予約やキャンセルした予約は変更できません。',
      en: 'A reservation that has begun or was cancelled cannot be changed.',
    },
  },
  outsideBookingHours: {
    code: errorCodes.outsideBookingHours,
    status: 409,
    text: { ja: '予約を受け付けていない時間です。', en: 'This is outside booking hours.' },
  },
  closedThatDay: {
    code: errorCodes.closedThatDay,
    status: 409,
    text: { ja: 'この日は予約を受け付けていません。', en: 'This day is closed.' },
  },
  tooShortNotice: {
    code: errorCodes.tooShortNotice,
    status: 409,
    text: {
      ja: '開始までの時間が短いため、予約できません。もう少し先の時間を選んでください。',
      en: 'The start is too near. Choose a later time.',
    },
  },
  meetingClosed: {
    code: errorCodes.meetingClosed,
    status: 409,
    text: {
      ja: '入室できるのは、予約の開始から終了までの間です。',
      en: 'A meeting can be entered from the start of its reservation to its end.',
    },
  },
  extensionTaken: {
    code: errorCodes.extensionTaken,
    status: 409,
    text: {
      ja: 'このあとの時間は予約されているため、延長できません。',
      en: 'The time that follows is taken: the meeting cannot be prolonged.',
    },
  },
  extensionTooLong: {
    code: errorCodes.extensionTooLong,
    status: 409,
    text: {
      ja: '会議は9時間まで、その日のうちに終わるものに限ります。これ以上は延長できません。',
      en: 'A meeting lasts at most 9 hours and ends on its day: it cannot be prolonged any more.',
    },
  },
  slotFree: {
    code: errorCodes.slotFree,
    status: 409,
    text: { ja: 'この時間は空いています。そのまま予約できます。', en: 'This time is free. You can reserve it.' },
  },
  waitingFull: {
    code: errorCodes.waitingFull,
    status: 409,
    text: {
      ja: `空き待ちは${waitingMax}件までです。不要なものを取り消してください。`,
      en: `You can wait for at most ${waitingMax} slots. Take back those that you do not need.`,
    },
  },
  waitingTooLate: {
    code: errorCodes.waitingTooLate,
    status: 409,
    text: {
      ja: 'すでに始まった時間の空きを待つことはできません。',
      en: 'This time has begun: it cannot be waited for any more.',
    },
  },
  reservationCancelled: {
    code: errorCodes.reservationCancelled,
    status: 410,
    text: {
      ja: 'この予約はキャンセルされました。お約束の相手にご確認ください。',
      en: 'This reservation was cancelled. Ask whom you were going to meet.',
    },
  },
  reservationMoved: {
    code: errorCodes.reservationMoved,
    status: 410,
    text: {
      ja: 'この予約は日時が変わりました。新しいリンクをお使いください。',
      en: 'This reservation was moved. Use its new link.',
    },
  },
  reservationsAhead: {
    code: errorCodes.reservationsAhead,
    status: 409,
    text: {
      ja: 'このユーザーにはこれからの予約があるため、役割を変更できません。先に予約をキャンセルしてください。',
      en: 'This user has reservations ahead, so the role cannot be changed. Cancel them first.',
    },
  },
} as const satisfies Record<ErrorName, ErrorEntry>;
