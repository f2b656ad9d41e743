import { preferFewCodecs } from './codecs';
import { readDecoded } from './statisticsTotals';

/** What one side sends. Null: nothing, for now. */
export interface LocalTracks {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
}
export type Line = keyof LocalTracks;

/** What comes from the other side; its tracks stay silent and dark until something is sent. */
export interface RemoteMedia {
  /** Voice and camera, in step with one another. */
  person: MediaStream;
  /** Without a track until a screen is shared for the first time. */
  screen: MediaStream;
}

/** A screen is shared for the first time. It says so itself: a stream does not tell that it was given a track. */
type OnScreen = (media: RemoteMedia) => void;

const qualities = {
  camera: { maxBitrate: 2_500_000, degradationPreference: 'balanced' },
  screen: { maxBitrate: 4_000_000, degradationPreference: 'maintain-resolution' },
} as const;

async function limit(sender: RTCRtpSender, line: keyof typeof qualities): Promise<void> {
  const { maxBitrate, degradationPreference } = qualities[line];
  const parameters = sender.getParameters();
  const encodings = parameters.encodings.map((encoding) => ({ ...encoding, maxBitrate }));
  await sender.setParameters({ ...parameters, encodings, degradationPreference });
}

/** Lines that are agreed on at the same moment have other parameters than those just read: then they are read again. */
const tune = (sender: RTCRtpSender, line: keyof typeof qualities): Promise<void> =>
  limit(sender, line).catch(() => limit(sender, line));

/**
 * A voice and a camera in each direction, agreed on once in this order: from then on a track comes, goes and changes
 * without another negotiation. A line for a screen is added by whoever shares one first.
 */
export class MediaLines {
  readonly remote: RemoteMedia;
  readonly #connection: RTCPeerConnection;
  readonly #microphone: RTCRtpTransceiver;
  readonly #camera: RTCRtpTransceiver;
  #screen: RTCRtpTransceiver | undefined;

  private constructor(
    connection: RTCPeerConnection,
    [microphone, camera]: readonly [RTCRtpTransceiver, RTCRtpTransceiver],
    onScreen: OnScreen,
  ) {
    this.#connection = connection;
    this.#microphone = microphone;
    this.#camera = camera;
    const person = new MediaStream();
    for (const { sender } of [microphone, camera]) sender.setStreams(person);
    this.remote = {
      person: new MediaStream([microphone.receiver.track, camera.receiver.track]),
      screen: new MediaStream(),
    };
    this.#showScreens();
    connection.ontrack = ({ transceiver }) => {
      this.#showScreens();
      if (this.#remoteScreens().includes(transceiver)) onScreen({ ...this.remote });
    };
  }

  static offer(connection: RTCPeerConnection, onScreen: OnScreen): MediaLines {
    const [microphone, camera] = [connection.addTransceiver('audio'), connection.addTransceiver('video')];
    preferFewCodecs(microphone, 'audio');
    preferFewCodecs(camera, 'video');
    return new MediaLines(connection, [microphone, camera], onScreen);
  }

  /** Those of the other side's offer. */
  static accept(connection: RTCPeerConnection, onScreen: OnScreen): MediaLines {
    const [microphone, camera] = connection.getTransceivers();
    if (!microphone || !camera) throw new Error('the offer lacks a line');
    for (const line of [microphone, camera]) line.direction = 'sendrecv';
    return new MediaLines(connection, [microphone, camera], onScreen);
  }

  async send(line: Line, track: MediaStreamTrack | null): Promise<void> {
    if (line === 'microphone') await this.#microphone.sender.replaceTrack(track);
    else if (line === 'camera') await this.#camera.sender.replaceTrack(track);
    else await this.#sendScreen(track);
  }

  async sendAll({ microphone, camera, screen }: LocalTracks): Promise<void> {
    await Promise.all([this.send('microphone', microphone), this.send('camera', camera), this.send('screen', screen)]);
    await tune(this.#camera.sender, 'camera');
  }

  /** How many frames of a video, or samples of a voice, have come out of the decoder. */
  async decoded(line: Line): Promise<number> {
    const lines = { microphone: [this.#microphone], camera: [this.#camera], screen: this.#remoteScreens() }[line];
    const counts = await Promise.all(lines.map(async ({ receiver }) => readDecoded(await receiver.getStats())));
    return counts.reduce((total, count) => total + count, 0);
  }

  async #sendScreen(track: MediaStreamTrack | null): Promise<void> {
    if (this.#screen) await this.#screen.sender.replaceTrack(track);
    else if (track) {
      this.#screen = this.#connection.addTransceiver(track, { direction: 'sendonly' });
      preferFewCodecs(this.#screen, 'video');
      await tune(this.#screen.sender, 'screen');
    }
  }

  #remoteScreens(): RTCRtpTransceiver[] {
    return this.#connection
      .getTransceivers()
      .filter((line) => ![this.#microphone, this.#camera, this.#screen].includes(line));
  }

  #showScreens(): void {
    for (const { receiver } of this.#remoteScreens()) this.remote.screen.addTrack(receiver.track);
  }
}
