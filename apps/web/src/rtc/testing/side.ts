import { CallCredential, PeerCall } from '..';
import { broadcastSignalling } from './broadcastSignalling';

const query = new URLSearchParams(location.search);
const named = (name: string): string => query.get(name) ?? '';

const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 1280, height: 720 } });
const credential = await CallCredential.obtain(async () => []);

/** One side of a call, as a test drives it. */
class Side {
  readonly call: PeerCall;
  readonly states: string[] = [];
  readonly messages: string[] = [];
  readonly frames: number[] = [];

  constructor(peer: string) {
    this.call = new PeerCall(
      { isPolite: named('polite') === 'yes', signalling: broadcastSignalling(named('me'), peer), credential },
      { microphone: media.getAudioTracks()[0] ?? null, camera: media.getVideoTracks()[0] ?? null },
    );
    this.#show();
    this.call.on('media', () => this.#show());
    this.call.on('state', (state) => this.states.push(state));
    this.call.on('fault', (fault) => this.states.push(fault));
    this.call.control.on('message', (text) => this.messages.push(text));
    this.call.frames.on('frame', ([first = 0]) => this.frames.push(first));
  }

  replacePeer(peer: string): void {
    this.call.replacePeer(broadcastSignalling(named('me'), peer));
  }

  #show(): void {
    for (const name of ['person', 'screen'] as const) {
      const element = document.querySelector<HTMLVideoElement>(`#${name}`);
      if (element && this.call.media) element.srcObject = this.call.media[name];
    }
  }
}

declare global {
  var side: Side;
}
globalThis.side = new Side(named('peer'));
