import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { type FittedTelop, fitTelop } from '@mukae/contract/domain/scene/fitTelop';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { useEffect, useState } from 'react';
import { Fading } from './Fading';
import { placedText } from './placed';
import { useIsStill } from './stillness';
import classes from './Telop.module.css';
import { useFitted } from './useFitted';

/** The text of the template. Where it is too long for its place, its pages follow one another. */
export function Telop({ text, block }: { text: string; block: TextBlock }) {
  const { fontSize, minFontSize, align } = block;
  const first: FittedTelop = { fontSize, breaks: 'author', pages: [text] };
  const [ref, fitted] = useFitted(first, (fits) =>
    fitTelop(text, [fontSize, minFontSize], (part, size, breaks) =>
      fits(part, { fontSize: size, className: classes[breaks] }),
    ),
  );
  const page = useTurning(fitted.pages.length);
  return (
    <div className={classes.telop} data-telop data-align={align} style={placedText(block)}>
      <div ref={ref} className={classes.place}>
        <Fading id={`page ${page}`}>
          <div className={classes.page}>
            <p className={classes[fitted.breaks]} style={{ fontSize: fitted.fontSize }}>
              {fitted.pages[page]}
            </p>
          </div>
        </Fading>
      </div>
    </div>
  );
}

function useTurning(count: number): number {
  const isStill = useIsStill();
  const [turned, setTurned] = useState(0);
  useEffect(() => {
    if (isStill || count < 2) return;
    const timer = setInterval(() => setTurned((before) => before + 1), sceneMotion.telopPageMs);
    return () => clearInterval(timer);
  }, [count, isStill]);
  return turned % count;
}
