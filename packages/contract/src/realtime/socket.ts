/** Where the realtime socket is; `since` names the last message that was seen, as `epoch.seq`. */
export const socketPath = '/ws';
export const sinceParameter = 'since';

/** Why a socket was closed; a page closes one that does not answer. */
export const closeCodes = {
  goingAway: 1001,
  alreadyExist: 4001,
  loggedOut: 4002,
  tooMany: 4004,
  notAnswering: 4006,
} as const;

const final: readonly number[] = [closeCodes.alreadyExist, closeCodes.loggedOut];

export const mayComeBack = (code: number): boolean => !final.includes(code);
