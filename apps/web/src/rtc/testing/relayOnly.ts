/** As if a firewall stood between the pages: nothing but a TURN server reaches the other side. */
export function connectByRelayOnly(): void {
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super({ ...configuration, iceTransportPolicy: 'relay' });
    }
  };
}
