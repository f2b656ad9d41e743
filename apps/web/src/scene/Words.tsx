import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import classes from './Words.module.css';

/** Both languages: one first and larger, Japanese unless a visitor speaks English. */
export function Words({ of, leading = 'ja' }: { of: BothLanguages; leading?: Leading }) {
  const second = secondTo(leading);
  return (
    <>
      <span lang={leading}>{of[leading]}</span>
      <span lang={second} className={classes.second}>
        {of[second]}
      </span>
    </>
  );
}

export const secondTo = (leading: Leading): Leading => (leading === 'ja' ? 'en' : 'ja');
