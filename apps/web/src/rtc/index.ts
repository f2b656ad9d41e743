export { ArrivalWatch } from './arrivalWatch';
export { CallCredential } from './callCredential';
export { CallFailure, type CallFault } from './callFailure';
export { type CallStatistics, CallStatisticsWatch } from './callStatistics';
export { CameraCheck } from './checks/cameraCheck';
export {
  type Check,
  type CheckDetail,
  type CheckName,
  type CheckResult,
  checkNames,
} from './checks/check';
export { MicrophoneCheck } from './checks/microphoneCheck';
export { NetworkCheck } from './checks/networkCheck';
export { SpeakerCheck } from './checks/speakerCheck';
export { TurnCheck } from './checks/turnCheck';
export { DeviceChoice, type DeviceKind } from './devices/deviceChoice';
export { LocalDevice } from './devices/localDevice';
export { MediaFailure, type MediaFault } from './devices/mediaFault';
export { onAllowed } from './devices/onAllowed';
export { onFirstDecoded } from './firstDecoded';
export type { Line, LocalTracks, RemoteMedia } from './mediaLines';
export { type ConnectionState, PeerCall } from './peerCall';
export type { Signal, Signalling } from './signalling';
export { onVoiceLevel } from './voiceLevel';
export { withCandidate } from './withCandidate';
