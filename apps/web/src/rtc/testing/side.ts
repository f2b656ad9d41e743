import {
  ArrivalWatch,
  CallCredential,
  type CallStatistics,
  CallStatisticsWatch,
  CameraCheck,
  DeviceChoice,
  LocalDevice,
  MicrophoneCheck,
  NetworkCheck,
  onFirstDecoded,
  PeerCall,
  SpeakerCheck,
  TurnCheck,
} from '..';
import { broadcastSignalling } from './broadcastSignalling';
import { connectByRelayOnly } from './relayOnly';

export interface SideOptions {
  me: string;
  peer: string;
  isPolite: boolean;
  iceServers?: RTCIceServer[];
  isRelayOnly?: boolean;
  lostSignals?: number;
}

const choice = new DeviceChoice(localStorage);

function player(): HTMLVideoElement {
  const video = document.createElement('video');
  video.autoplay = true;
  document.body.append(video);
  return video;
}

/** A picture of its own size, drawn again and again. */
function drawnTrack(width: number, height: number): MediaStreamTrack {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  let hue = 0;
  setInterval(() => {
    hue += 7;
    if (context) context.fillStyle = `hsl(${hue} 80% 50%)`;
    context?.fillRect(0, 0, width, height);
  }, 50);
  const [track] = canvas.captureStream(20).getTracks();
  if (!track) throw new Error('a canvas gave no track');
  return track;
}

/** One side of a call, as a test drives it. */
class Side {
  readonly choice = choice;
  readonly microphone = new LocalDevice('microphone', choice);
  readonly camera = new LocalDevice('camera', choice);
  readonly shown = { person: player(), screen: player() };
  readonly told: string[] = [];
  readonly measured: CallStatistics[] = [];
  readonly drawnTrack = drawnTrack;
  readonly checks = {
    camera: () => new CameraCheck(choice).run(),
    microphone: () => new MicrophoneCheck(choice).run(),
    speaker: (isHeard: boolean) => new SpeakerCheck(async () => isHeard).run(),
    network: () => new NetworkCheck().run(),
    turn: (iceServers: RTCIceServer[]) => new TurnCheck(iceServers).run(),
  };
  #call: PeerCall | undefined;
  #me = '';

  get call(): PeerCall {
    if (!this.#call) throw new Error('no call');
    return this.#call;
  }

  /** Takes the devices, then calls: what is told with a time is counted from then on. */
  async start({ me, peer, isPolite, iceServers = [], isRelayOnly = false, lostSignals = 0 }: SideOptions) {
    if (isRelayOnly) connectByRelayOnly();
    this.#me = me;
    const credential = await CallCredential.obtain(async () => iceServers);
    const tracks = { microphone: await this.microphone.open(), camera: await this.camera.open() };
    const signalling = broadcastSignalling(me, peer, lostSignals);
    const call = new PeerCall({ isPolite, signalling, credential }, tracks);
    this.#call = call;
    this.#show();
    call.on('media', () => this.#show());
    call.on('state', (state) => this.told.push(state));
    call.on('fault', (fault) => this.told.push(fault));
    call.frames.on('frame', (frame) => this.told.push(`frame ${frame.join()}`));
    new CallStatisticsWatch(call).on('measured', (measured) => {
      if (measured) this.measured.push(measured);
    });
    new ArrivalWatch(() => call.decoded('camera')).on('state', (state) => this.told.push(`picture ${state}`));
    onFirstDecoded(call, 'microphone', () => this.told.push('first sound'));
    onFirstDecoded(call, 'camera', () => this.told.push('first picture'));
  }

  replacePeer(peer: string): void {
    this.call.replacePeer(broadcastSignalling(this.#me, peer));
  }

  /** What the connection is made of: it changes with every restart. */
  async way(): Promise<string> {
    const stats = [...(await this.call.statistics()).values()];
    return stats.find(({ type }) => type === 'transport').iceLocalUsernameFragment;
  }

  async isRelayed(): Promise<boolean> {
    const stats = [...(await this.call.statistics()).values()];
    const pair = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated);
    return stats.some(({ id, candidateType }) => id === pair?.localCandidateId && candidateType === 'relay');
  }

  #show(): void {
    if (!this.call.media) return;
    const { person, screen } = this.call.media;
    this.shown.person.srcObject = person;
    if (screen.getTracks().length > 0) this.shown.screen.srcObject = screen;
  }
}

declare global {
  var side: Side;
}
globalThis.side = new Side();
