import type { SpokenLine } from '@mukae/contract/calls/voices';
import type { Mouth } from './mouth';
import type { PreparedWords } from './preparedWords';
import { soundBytes } from './soundBytes';
import type { SoundOut } from './soundOut';

/** A sound that somebody else has made, with the mouth to it. Rejects what is no sound. */
export async function heardVoice({ sound, visemes }: SpokenLine, out: SoundOut, mouth: Mouth): Promise<PreparedWords> {
  const decoded = await out.decode(soundBytes(sound));
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
