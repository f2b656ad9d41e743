/** Why reception does not do what was asked. */
const receptionRefusals = [
  'alreadyAnswered',
  'requestOver',
  'callOver',
  'operatorBusy',
  'signageBusy',
  'signageAway',
  'notReady',
] as const;
export type ReceptionRefusal = (typeof receptionRefusals)[number];
