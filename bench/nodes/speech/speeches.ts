import { speechOfBare } from './ofBare';
import { speechOfMukae } from './ofMukae';
import { speechOfPeerServer } from './ofPeerServer';
import { speechOfSocketIo } from './ofSocketIo';

export const speeches = {
  mukae: speechOfMukae,
  bare: speechOfBare,
  peerServer: speechOfPeerServer,
  socketIo: speechOfSocketIo,
};
export type SpeechName = keyof typeof speeches;
