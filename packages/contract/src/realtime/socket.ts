/** Where the realtime socket is; `since` names the last message that was seen, as `epoch.seq`. */
export const socketPath = '/ws';
export const sinceParameter = 'since';
/** A screen whose place another one has asks for it, instead of taking it: it is let in once nobody is there. */
export const givesWayParameter = 'givesWay';

/** Says nothing but that the server is there: browsers do not show a page the pings of the protocol. */
export const beat = '{"type":"beat"}';

/** Nobody looks at more pages; a program might open thousands. */
export const socketsPerAccount = 20;

/** Unless a setting says otherwise: a building behind one address has that many screens and desks. */
export const socketsPerAddress = 1000;

/** A page that says more than this is closed. The most that one says in good faith is a few dozen at the beginning of a call. */
export const flood = { messages: 2000, perMs: 10_000 } as const;

/** Why a socket was closed; a page closes one that does not answer. */
export const closeCodes = {
  goingAway: 1001,
  /** Another browser of the account is there; or, of a signage, a newer page of its own. */
  alreadyExist: 4001,
  loggedOut: 4002,
  tooMany: 4004,
  notAnswering: 4006,
} as const;

const final: readonly number[] = [closeCodes.alreadyExist, closeCodes.loggedOut];

export const mayComeBack = (code: number): boolean => !final.includes(code);
