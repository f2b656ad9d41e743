export { pairingHandlers } from './pairing.calls';
export { makePairing } from './pairing.service';
