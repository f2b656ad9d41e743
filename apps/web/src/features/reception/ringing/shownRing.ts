import type { Ring } from '@mukae/contract/realtime/messageFields';

/** Whoever is being looked at stays until she is answered or gone; then comes who has waited longest. */
export const shownRing = (rings: readonly Ring[], before: string | undefined): Ring | undefined =>
  rings.find(({ requestId }) => requestId === before) ?? rings[0];
