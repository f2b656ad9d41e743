/** Why a person was called out of a dialogue: the visitor asked for one, was not understood, was angry, or touched the staff call. */
export const callReasons = ['asked', 'missed', 'angry', 'touched'] as const;
export type CallReason = (typeof callReasons)[number];

/** Questions in a row that are not understood before a person is called. */
export const missesMax = 3;

/** What is not said for so long is another visitor's. */
export const dialogueLastsMs = 10 * 60 * 1000;
