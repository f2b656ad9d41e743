const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** How often one key may do something within a window before it is told to wait. */
interface Limit {
  max: number;
  windowMs: number;
}

export const limits = {
  /** Of all strangers together; each place where she logged in before has as many of its own. */
  loginFailuresOfLoginId: { max: 10, windowMs: 15 * minute },
  loginFailuresOfAddress: { max: 50, windowMs: 15 * minute },
  signUpsOfAddress: { max: 100, windowMs: 60 * minute },
  wrongCurrentPasswordsOfUser: { max: 10, windowMs: 15 * minute },
  resetsOfLoginId: { max: 5, windowMs: 60 * minute },
  resetsOfAddress: { max: 50, windowMs: 60 * minute },
  /** How often a company is told that somebody else has a login id. */
  foreignLoginIdsOfCompany: { max: 100, windowMs: 60 * minute },
  /** Mails that people of a company cause, or a systemAdmin for it. */
  mailsOfCompany: { max: 300, windowMs: day },
  /**
   * Those about its reservations: 10,000 in a month, each told to two and both reminded, come to 1,300 a day. They take none from the
   * others: whoever books and cancels all day keeps nobody from adding users.
   */
  reservationMailsOfCompany: { max: 2000, windowMs: day },
  /** Whoever signs up again and again from there is still one. */
  mailsOfAddress: { max: 500, windowMs: day },
  /** Temporary passwords that nobody who is logged in has asked for. */
  resetMailsOfCompany: { max: 200, windowMs: day },
  channelWishesOfCompany: { max: 10, windowMs: 60 * minute },
  messagesOfSignage: { max: 10, windowMs: 60 * minute },
  /** What is asked of the receptionist, and what of it goes to an outside model, by the account that asks. */
  questionsOfAccount: { max: 30, windowMs: minute },
  outsideAnswersOfAccount: { max: 10, windowMs: minute },
  /** Whether or not anybody translates it. */
  translatedTextsOfAccount: { max: 120, windowMs: minute },
  outsideTranslationsOfAccount: { max: 40, windowMs: minute },
  /** Each answer is held against each. */
  comparedAnswersOfAccount: { max: 60, windowMs: minute },
  spokenLinesOfAccount: { max: 120, windowMs: minute },
  /** Nobody says more than a sentence a second. */
  heardSoundsOfAccount: { max: 60, windowMs: minute },
  pairingsOfAddress: { max: 200, windowMs: 60 * minute },
  pairingCodesOfUser: { max: 10, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
