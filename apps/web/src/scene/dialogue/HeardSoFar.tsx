import type { SpeechBlock } from '@mukae/contract/domain/scene/block';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { type FittedSpeech, fitSpeech } from '@mukae/contract/domain/scene/fitSpeech';
import type { Size } from '@mukae/contract/domain/signage/size';
import { IconMicrophone } from '@/icons';
import { keyOf } from '../keyOf';
import { placed } from '../placed';
import type { SceneDialogue } from '../sceneDialogue';
import { useFitted } from '../useFitted';
import { Words } from '../Words';
import classes from './HeardSoFar.module.css';

type Listening = Extract<SceneDialogue, { is: 'listening' }>;

/** What was heard so far: what is certain in ink, and what may yet change paler. */
export function HeardSoFar({
  dialogue: { heard, uncertain, leading },
  block,
  canvas,
}: {
  dialogue: Listening;
  block: SpeechBlock;
  canvas: Size;
}) {
  return (
    <div className={classes.place} data-tail={block.tail} style={placed(block)}>
      <div className={classes.sheet}>
        <p className={classes.title}>
          <IconMicrophone className={classes.sign} stroke={2} aria-hidden />
          <Words of={dialogueWords.heard} leading={leading} />
        </p>
        <HeardWords key={`${heard}${uncertain} ${keyOf(canvas)}`} heard={heard} uncertain={uncertain} block={block} />
      </div>
    </div>
  );
}

/** Of somebody who says much the newest is read. */
function HeardWords({
  heard,
  uncertain,
  block: { fontSize, minFontSize },
}: Pick<Listening, 'heard' | 'uncertain'> & { block: SpeechBlock }) {
  const whole = heard + uncertain;
  const first: FittedSpeech = { fontSize, text: whole };
  const [ref, fitted] = useFitted(first, (fits) =>
    fitSpeech(whole, [fontSize, minFontSize], (part, size) => fits(part, { fontSize: size, className: classes.words })),
  );
  const certain = fitted.text.slice(0, Math.max(0, fitted.text.length - uncertain.length));
  return (
    <>
      <span className={classes.room}>
        <span ref={ref} className={classes.measured} />
      </span>
      <p className={classes.words} style={{ fontSize: fitted.fontSize }}>
        <span>{certain}</span>
        <span className={classes.uncertain}>{fitted.text.slice(certain.length)}</span>
        <i className={classes.caret} />
      </p>
    </>
  );
}
