import type { SpokenLine } from '@mukae/contract/calls/voices';
import type { Mouth } from './mouth';
import type { PreparedWords } from './preparedWords';
import type { SoundOut } from './soundOut';

const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;

/** A sound that somebody else has made, with the mouth to it. Rejects what is no sound. */
export async function heardVoice({ sound, visemes }: SpokenLine, out: SoundOut, mouth: Mouth): Promise<PreparedWords> {
  const decoded = await out.decode(bytesOf(sound));
  return ({ onBegan, onEnded }) => {
    const { heardAt, fade } = out.play(decoded, () => {
      mouth.hush();
      onEnded();
    });
    mouth.speak(visemes, heardAt);
    onBegan(decoded.duration);
    return () => {
      fade();
      mouth.hush();
    };
  };
}
