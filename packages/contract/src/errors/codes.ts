/** The codes alone: pages know errors by them, the texts come with the answers. */
export const errorCodes = {
  alreadyExist: 'SVER-01',
  signageLost: 'SVER-02',
  badInput: 'SVER-10',
  notLoggedIn: 'SVER-11',
  notAllowed: 'SVER-12',
  foreignOrigin: 'SVER-13',
  notFound: 'SVER-14',
  tooLarge: 'SVER-15',
  wrongMediaType: 'SVER-16',
  tooMany: 'SVER-17',
  unavailable: 'SVER-18',
  loginFailed: 'SVER-20',
  alreadyRegistered: 'SVER-21',
  signageReset: 'SVER-22',
  tokenExpired: 'SVER-23',
  tokenInvalid: 'SVER-24',
  imageType: 'SVER-25',
  imageTooLarge: 'SVER-26',
  lastAdministrator: 'SVER-27',
  changedMeanwhile: 'SVER-28',
  storeInUse: 'SVER-29',
  ownAccount: 'SVER-30',
  mediaType: 'SVER-31',
  mediaTooLarge: 'SVER-32',
  quotaExceeded: 'SVER-33',
  pairingUnknown: 'SVER-34',
  pairingOver: 'SVER-35',
  noFreeChannel: 'SVER-36',
  channelsInUse: 'SVER-37',
  csvUnreadable: 'SVER-38',
  csvFaults: 'SVER-39',
  csvTooLarge: 'SVER-40',
  companyNeeded: 'SVER-41',
  loginIdTaken: 'SVER-42',
  inCall: 'SVER-43',
  tooSlow: 'SVER-44',
  storageFull: 'SVER-45',
  vrmTooLarge: 'SVER-48',
  vrmUnfit: 'SVER-49',
  fileEmpty: 'SVER-54',
  fileBroken: 'SVER-55',
  csvColumns: 'SVER-56',
  addedBefore: 'SVER-57',
  tooManyMails: 'SVER-59',
  otherOrientation: 'SVER-46',
  presetsFull: 'SVER-47',
  mediumGone: 'SVER-50',
  answersFull: 'SVER-51',
  unknownError: 'SVER-99',
  alreadyAnswered: 'SVER-100',
  wrongCurrentPassword: 'SVER-101',
  requestOver: 'SVER-102',
  callOver: 'SVER-103',
  operatorBusy: 'SVER-104',
  signageBusy: 'SVER-105',
  signageAway: 'SVER-106',
  notReady: 'SVER-107',
  notConnected: 'SVER-108',
  reservationOverlap: 'SVER-110',
  cancelOver: 'SVER-111',
  reservationBegun: 'SVER-112',
  outsideBookingHours: 'SVER-113',
  closedThatDay: 'SVER-114',
  tooShortNotice: 'SVER-115',
  meetingClosed: 'SVER-117',
  extensionTaken: 'SVER-118',
  slotFree: 'SVER-119',
  waitingFull: 'SVER-120',
  reservationCancelled: 'SVER-121',
  reservationMoved: 'SVER-122',
  reservationsAhead: 'SVER-123',
  extensionTooLong: 'SVER-124',
  waitingTooLate: 'SVER-125',
} as const;

export type ErrorName = keyof typeof errorCodes;

/** Codes of 100 and above are shown in place (in the dialog that asked), lower ones in the banner of the page. */
export const isShownInPlace = (code: string): boolean => Number(code.replace('SVER-', '')) >= 100;

/** Said by a page as well, where a form would not be taken. */
export const badInputText = { ja: '入力内容をご確認ください。', en: 'Check the input.' } as const;

/** Shown by a page for an unknown result or when the network fails; no server sends it. */
export const unexpected = {
  code: 'SVER-Unexpected',
  text: { ja: '未定義のサーバーエラーが発生しました', en: 'An undefined server error has occurred' },
} as const;

/** The same code, where no answer came at all. */
export const unreached = {
  code: unexpected.code,
  text: { ja: 'サーバーに接続できませんでした', en: 'The server could not be reached' },
} as const;
