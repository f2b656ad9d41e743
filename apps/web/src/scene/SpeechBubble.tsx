import type { SpeechBlock } from '@mukae/contract/domain/scene/block';
import { type FittedSpeech, fitSpeech } from '@mukae/contract/domain/scene/fitSpeech';
import { placedText } from './placed';
import classes from './SpeechBubble.module.css';
import { useFitted } from './useFitted';

/** What somebody says, in a bubble that points to her. */
export function SpeechBubble({ text, second, block }: { text: string; second: string | null; block: SpeechBlock }) {
  const { fontSize, minFontSize, tail } = block;
  const first: FittedSpeech = { fontSize, text };
  const [ref, fitted] = useFitted(first, (fits) =>
    fitSpeech(text, [fontSize, minFontSize], (part, size) => fits(part, { fontSize: size, className: classes.words })),
  );
  return (
    <div className={classes.speech} data-tail={tail} style={{ ...placedText(block), backgroundColor: undefined }}>
      <div className={classes.limits} ref={ref} />
      <div className={classes.bubble} style={{ backgroundColor: block.background }}>
        <p className={classes.words} lang="ja" style={{ fontSize: fitted.fontSize }}>
          {fitted.text}
        </p>
        {second && (
          <p className={classes.second} lang="en">
            {second}
          </p>
        )}
      </div>
    </div>
  );
}
