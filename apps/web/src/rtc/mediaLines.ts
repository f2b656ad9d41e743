import { readDecoded } from './statisticsTotals';

/** What one side sends. Null: nothing, for now. */
export interface LocalTracks {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
}

/** What comes from the other side; its tracks stay silent and dark until something is sent. */
export interface RemoteMedia {
  /** Voice and camera, in step with one another. */
  person: MediaStream;
  screen: MediaStream;
}

export type Line = keyof LocalTracks;
type Lines = Readonly<Record<Line, RTCRtpTransceiver>>;

const qualities = {
  camera: { maxBitrate: 2_500_000, degradationPreference: 'balanced' },
  screen: { maxBitrate: 4_000_000, degradationPreference: 'maintain-resolution' },
} as const;

async function tune(sender: RTCRtpSender, line: keyof typeof qualities): Promise<void> {
  const { maxBitrate, degradationPreference } = qualities[line];
  const parameters = sender.getParameters();
  const encodings = parameters.encodings.map((encoding) => ({ ...encoding, maxBitrate }));
  await sender.setParameters({ ...parameters, encodings, degradationPreference });
}

/**
 * A voice, a camera and a screen in each direction, agreed on once in this order: from then on a track comes, goes and
 * changes without another round of negotiation.
 */
export class MediaLines {
  readonly remote: RemoteMedia;
  readonly #lines: Lines;

  private constructor(microphone: RTCRtpTransceiver, camera: RTCRtpTransceiver, screen: RTCRtpTransceiver) {
    this.#lines = { microphone, camera, screen };
    const person = new MediaStream();
    for (const { sender } of [microphone, camera]) sender.setStreams(person);
    this.remote = {
      person: new MediaStream([microphone.receiver.track, camera.receiver.track]),
      screen: new MediaStream([screen.receiver.track]),
    };
  }

  static offer(connection: RTCPeerConnection): MediaLines {
    return new MediaLines(
      connection.addTransceiver('audio'),
      connection.addTransceiver('video'),
      connection.addTransceiver('video'),
    );
  }

  /** Those of the other side's offer. */
  static accept(connection: RTCPeerConnection): MediaLines {
    const [microphone, camera, screen] = connection.getTransceivers();
    if (!microphone || !camera || !screen) throw new Error('the offer lacks a line');
    for (const line of [microphone, camera, screen]) line.direction = 'sendrecv';
    return new MediaLines(microphone, camera, screen);
  }

  async send(line: Line, track: MediaStreamTrack | null): Promise<void> {
    await this.#lines[line].sender.replaceTrack(track);
  }

  /** How many frames of a video, or samples of a voice, have come out of the decoder. */
  async decoded(line: Line): Promise<number> {
    return readDecoded(await this.#lines[line].receiver.getStats());
  }

  async sendAll(tracks: LocalTracks): Promise<void> {
    const { microphone, camera, screen } = tracks;
    await Promise.all([this.send('microphone', microphone), this.send('camera', camera), this.send('screen', screen)]);
    await Promise.all([tune(this.#lines.camera.sender, 'camera'), tune(this.#lines.screen.sender, 'screen')]);
  }
}
