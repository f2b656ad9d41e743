export { callRecordHandlers } from './callRecords.calls';
export { addCallRecords } from './callRecords.repo';
export { callHandlers } from './calls.calls';
export { makeIceServers } from './iceServers';
export { type NewCallRecord, newCallRecord } from './newCallRecord';
