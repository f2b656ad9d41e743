/** Why reception does not do what was asked. */
const receptionRefusals = [
  'alreadyAnswered',
  'requestOver',
  'callOver',
  'operatorBusy',
  'signageBusy',
  'signageAway',
  'notReady',
  'meetingClosed',
] as const;
export type ReceptionRefusal = (typeof receptionRefusals)[number];
