export { callRecordHandlers } from './callRecords.calls';
export { addCallRecords, usualTalkMs } from './callRecords.repo';
export { callHandlers } from './calls.calls';
export { makeIceServers } from './iceServers';
export { type NewCallRecord, newCallRecord } from './newCallRecord';
