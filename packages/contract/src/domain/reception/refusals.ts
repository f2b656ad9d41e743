/** Why reception does not do what was asked. */
export const receptionRefusals = [
  'alreadyAnswered',
  'requestOver',
  'callOver',
  'operatorBusy',
  'signageBusy',
  'signageAway',
  'notReady',
] as const;
export type ReceptionRefusal = (typeof receptionRefusals)[number];
