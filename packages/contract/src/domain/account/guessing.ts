const minute = 60 * 1000;

/** How many tries one key may have within a window before it is told to wait. */
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
  channelWishesOfCompany: { max: 10, windowMs: 60 * minute },
  messagesOfSignage: { max: 10, windowMs: 60 * minute },
  pairingsOfAddress: { max: 200, windowMs: 60 * minute },
  pairingCodesOfUser: { max: 10, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
