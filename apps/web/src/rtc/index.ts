export { CallCredential } from './callCredential';
export { CallFailure, type CallFault, callFaults } from './callFailure';
export type { LocalTracks, RemoteMedia } from './mediaLines';
export { type ConnectionState, PeerCall } from './peerCall';
export type { Signal, Signalling } from './signalling';
