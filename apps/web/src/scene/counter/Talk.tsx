import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { type BothLanguages, sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { type Icon, IconVideo } from '@/icons';
import { placedText } from '../placed';
import { useVoice } from '../useVoice';
import type { VoiceLevel } from '../voiceLevel';
import { Words } from '../Words';
import classes from './Talk.module.css';

/** While camera and microphone are in use this is always said. The sign stirs with the visitor's voice: she is heard. */
export function Talk({
  sign: Sign,
  words,
  voice,
  block,
}: {
  sign: Icon;
  words: BothLanguages;
  voice: VoiceLevel | null;
  block: TextBlock;
}) {
  return (
    <div className={classes.talk} role="status" style={placedText(block)}>
      <span className={classes.sign}>
        {voice && <Heard voice={voice} />}
        <Sign className={classes.shape} stroke={2} aria-hidden />
      </span>
      <div>
        <p className={classes.large} lang="ja">
          {words.ja}
        </p>
        <p className={classes.english} lang="en">
          {words.en}
        </p>
        <p className={classes.small}>
          <IconVideo className={classes.camera} stroke={2} aria-hidden />
          <Words of={sceneWords.inUse} />
        </p>
      </div>
    </div>
  );
}

const Heard = ({ voice }: { voice: VoiceLevel }) => <div ref={useVoice(voice)} className={classes.heard} />;
