import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import type { AvatarFrame, Hand } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame, type StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { closedMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import { AvatarFilm } from '../../apps/web/src/avatar/drawing/film';
import { Movement } from '../../apps/web/src/avatar/stream/movement';
import { loadVectorAvatar } from '../../apps/web/src/avatar/vectorAvatar';
import { FaceSource } from '../../apps/web/src/capture';
import { AvatarMover } from '../../apps/web/src/features/reception/operation/moving/AvatarMover';
import { PhoneSource } from '../../apps/web/src/features/reception/phone/PhoneSource';
import { CallCredential, DeviceChoice, LocalDevice, PeerCall } from '../../apps/web/src/rtc';
import { broadcastSignalling } from '../../apps/web/src/rtc/testing/broadcastSignalling';

export type Way = 'frames' | 'film';

/** All that went to the other page so far, as the network carried it. */
export interface Sent {
  atMs: number;
  packets: number;
  bytes: number;
}

/** Of IPv4 and UDP, which the browser does not count. */
const headerBytes = 20 + 8;

const wave = (hertz: number): number => Math.sin((performance.now() / 1000) * hertz * 2 * Math.PI);
const hand = (): Hand => ({ x: 0.4 + 0.3 * wave(0.7), y: 0.2 * wave(0.5), turn: 20 * wave(1), shape: 'open' });

/** Somebody who talks with her hands: the largest frames there are. */
const talking = (): AvatarFrame => ({
  scores: scoresFrom({ jawOpen: 0.4 + 0.4 * wave(3), mouthSmileLeft: 0.5, eyeBlinkLeft: Math.max(0, wave(0.3)) }),
  head: { yaw: 15 * wave(0.4), pitch: 6 * wave(0.6), roll: 4 * wave(0.3) },
  hands: { left: hand(), right: hand() },
});

const every = (ms: number, tick: () => void) => {
  const timer = setInterval(tick, ms);
  return () => clearInterval(timer);
};

/** As often as a mouth is read from a voice, and a face by a fast machine. */
const mouthEveryMs = 8;
const faceEveryMs = 1000 / 30;

function send(take: (frame: StampedFrame) => void): () => void {
  const face = new FaceSource(new LocalDevice('camera', new DeviceChoice(localStorage)), localStorage);
  const phone = new PhoneSource({ on: () => () => undefined }, localStorage);
  const speak = () => ({ vowels: { ...closedMouth.vowels, aa: Math.max(0, wave(3)) }, loudness: 1 });
  const mover = new AvatarMover({ face, phone, onMouth: (_, hear) => every(mouthEveryMs, () => hear(speak())) }, take);
  const [silence] = new AudioContext().createMediaStreamDestination().stream.getAudioTracks();
  if (silence) mover.listenTo(silence);
  const stopShowing = every(faceEveryMs, () => face.emit('frame', talking()));
  return () => {
    stopShowing();
    mover.close();
  };
}

async function film(call: PeerCall): Promise<() => void> {
  const movement = new Movement();
  const stopMoving = send((frame) => movement.hear(frame, performance.now()));
  const filming = await AvatarFilm.begin({
    load: (canvas) => loadVectorAvatar('kei', canvas),
    movement,
    onUnable: () => {
      throw new Error('nothing can be drawn any more');
    },
  });
  await call.send('camera', filming.track);
  return () => {
    stopMoving();
    filming.stop();
    void call.send('camera', null);
  };
}

async function sent(call: PeerCall): Promise<Sent> {
  const stats = [...(await call.statistics()).values()];
  const transport = stats.find(({ type }) => type === 'transport');
  const pair = stats.find(({ id }) => id === transport?.selectedCandidatePairId);
  if (!pair) throw new Error('the pages are not connected');
  return {
    atMs: pair.timestamp,
    packets: pair.packetsSent,
    bytes: pair.bytesSent + pair.packetsSent * headerBytes,
  };
}

declare global {
  var wire: {
    call(isCaller: boolean): Promise<void>;
    isConnected(): boolean;
    begin(way: Way): Promise<void>;
    sent(): Promise<Sent>;
    framesDecoded(): Promise<number>;
    end(): void;
  };
}

let call: PeerCall | undefined;
let stop = () => {};
const current = (): PeerCall => {
  if (!call) throw new Error('no call');
  return call;
};

globalThis.wire = {
  async call(isCaller) {
    const [me, peer] = isCaller ? ['caller', 'callee'] : ['callee', 'caller'];
    const credential = await CallCredential.obtain(async () => []);
    call = new PeerCall({ isPolite: !isCaller, signalling: broadcastSignalling(me, peer), credential });
    call.on('media', ({ person }) => {
      const video = Object.assign(document.createElement('video'), { autoplay: true, muted: true, srcObject: person });
      document.body.append(video);
    });
  },
  isConnected: () => current().state === 'connected',
  async begin(way) {
    stop = way === 'film' ? await film(current()) : send((frame) => void current().frames.send(encodeFrame(frame)));
  },
  sent: () => sent(current()),
  framesDecoded: () => current().decoded('camera'),
  end: () => stop(),
};
