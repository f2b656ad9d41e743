import { CallCredential, PeerCall } from '../../apps/web/src/rtc';
import { broadcastSignalling } from '../../apps/web/src/rtc/testing/broadcastSignalling';
import { bareCall } from './bareCall';
import { type FirstMedia, firstMedia } from './watchedConnections';

export type Kind = 'bare' | 'engine';

const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 1280, height: 720 } });
const [microphone = null] = media.getAudioTracks();
const [camera = null] = media.getVideoTracks();
const credential = await CallCredential.obtain(async () => []);

function call(kind: Kind, round: number, isCaller: boolean): () => void {
  const [me, peer] = isCaller ? ['caller', 'callee'] : ['callee', 'caller'];
  const signalling = broadcastSignalling(`${me} ${round}`, `${peer} ${round}`);
  if (kind === 'bare') return bareCall(signalling, isCaller, media.getTracks());
  const made = new PeerCall({ isPolite: !isCaller, signalling, credential }, { microphone, camera });
  return () => made.close();
}

declare global {
  var bench: {
    /** Begins, and says when. */
    begin(kind: Kind, round: number, isCaller: boolean): number;
    first(): Promise<FirstMedia>;
    end(): void;
  };
}

let hangUp = () => {};
globalThis.bench = {
  begin(kind, round, isCaller) {
    const start = performance.timeOrigin + performance.now();
    hangUp = call(kind, round, isCaller);
    return start;
  },
  first: firstMedia,
  end() {
    hangUp();
    document.body.replaceChildren();
  },
};
