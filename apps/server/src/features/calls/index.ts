export { callHandlers } from './calls.calls';
export { makeIceServers } from './iceServers';
