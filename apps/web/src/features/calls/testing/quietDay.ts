import type { CallSummary } from '@mukae/contract/calls/callRecords';

/** Nobody called. */
export const quietDay: CallSummary = {
  result: 'OK',
  requests: 0,
  answered: 0,
  missed: 0,
  messages: 0,
  calledOff: 0,
  meanWaitedSeconds: null,
  byHour: [],
  lastMissed: [],
};
