import { bareCall } from '../../firstPicture/bareCall';
import { relaySignalling } from './relaySignalling';

/** What the desk's page sends, and whether the press on its button first asks for it. */
export interface Desk {
  sends: 'voice' | 'voice and camera';
  devices: 'asked for' | 'open';
}

interface Side {
  /** The other page at the relay. */
  other: number;
  relay: string;
  desk: Desk | null;
}

declare global {
  var bare: {
    /** Gives back once the call may be begun with the button of the desk. */
    join(side: Side): Promise<void>;
    end(): void;
  };
}

const cameraAndVoice = { audio: true, video: { width: 1280, height: 720 } };
const voice = { audio: true };

function play(track: MediaStreamTrack): void {
  const player = document.createElement(track.kind === 'video' ? 'video' : 'audio');
  player.autoplay = true;
  player.srcObject = new MediaStream([track]);
  document.body.append(player);
}

const ends: (() => void)[] = [];

async function open(wanted: MediaStreamConstraints): Promise<MediaStreamTrack[]> {
  const tracks = (await navigator.mediaDevices.getUserMedia(wanted)).getTracks();
  for (const track of tracks) ends.push(() => track.stop());
  return tracks;
}

const button = document.createElement('button');
button.append('call');
document.body.append(button);

globalThis.bare = {
  async join({ other, relay, desk }) {
    const signalling = await relaySignalling(relay, other);
    ends.push(() => signalling.leave());
    if (!desk) {
      ends.push(bareCall(signalling, false, await open(cameraAndVoice), play));
      return;
    }
    const wanted = desk.sends === 'voice' ? voice : cameraAndVoice;
    const opened = desk.devices === 'open' ? await open(wanted) : null;
    button.onclick = async () => {
      ends.push(bareCall(signalling, true, opened ?? (await open(wanted)), play));
    };
  },
  end() {
    for (const end of ends.splice(0)) end();
  },
};
