/** For so many slots one person may wait. */
export const waitingMax = 20;
