/** So many seconds in a row: the two pages let each other hear a beat every second, also when nobody speaks. One may come late. */
const silentSeconds = 2;

/** Whether nothing comes any more; `silence`: for how many seconds not a single packet came. */
export const isDeadAfter = (silence: number): boolean => silence >= silentSeconds;

/** What a page knows of the page at the other end of its call. */
export interface OtherSide {
  /** Interrupted: it was connected, and a new way is looked for. */
  state: 'waiting' | 'connecting' | 'connected' | 'interrupted' | 'closed';
  /** Nothing comes any more, not even a beat of that page. */
  isLineDead: boolean;
  /** The server says that it has lost that page. While packets come the server alone is away. */
  isLost: boolean;
}

/** Whom one talks to: she is on her way, there, or gone and waited for. */
export type HowThere = 'joining' | 'there' | 'gone';

export const howThere = ({ isGone, isConnected }: { isGone: boolean; isConnected: boolean }): HowThere => {
  if (isGone) return 'gone';
  return isConnected ? 'there' : 'joining';
};

/** Whether nobody is there to talk to. Who was gone is there again once she is connected. */
export function isOtherGone(wasGone: boolean, { state, isLineDead, isLost }: OtherSide): boolean {
  if (state === 'connected') return isLost && isLineDead;
  return wasGone || isLost || state === 'interrupted';
}
