import { Tooltip } from '@mantine/core';
import { networkQualities, networkQuality, networkScore } from '@mukae/contract/domain/call/quality';
import type { CallConnection } from '@/features/reception/calling/CallConnection';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import type { CallStatistics } from '@/rtc';
import { operationTexts } from '../operation.texts';
import classes from './OperationHead.module.css';

/** How well the two sides hear each other: a word and bars for everybody, the numbers for who asks. */
export function Quality({ connection }: { connection: CallConnection }) {
  const measured = useObserved(connection.statistics);
  const { isLineDead, isOtherGone } = useObserved(connection.facts);
  if (isLineDead || isOtherGone) return <Dead />;
  return measured ? <Measured measured={measured} /> : <Unmeasured />;
}

/** Whatever was measured before: nothing arrives. */
function Dead() {
  const { quality } = useTexts(operationTexts);
  return <Bars word={quality.dead} level="dead" />;
}

function Unmeasured() {
  const { quality } = useTexts(operationTexts);
  return <Bars word={quality.unknown} level="unknown" />;
}

function Measured({ measured }: { measured: CallStatistics }) {
  const { quality } = useTexts(operationTexts);
  const score = networkScore(measured);
  const level = networkQuality(score);
  const { roundTripMs, lossPercent, jitterMs, kbpsIn, kbpsOut } = measured;
  const numbers = quality.numbers(Math.round(roundTripMs), lossPercent.toFixed(1), Math.round(jitterMs));
  const rates = quality.rates(Math.round(kbpsIn), Math.round(kbpsOut));
  return (
    <Tooltip
      label={
        <>
          {numbers}
          <br />
          {rates}
        </>
      }
    >
      <div>
        <Bars word={quality[level]} level={level} score={Math.round(score)} />
      </div>
    </Tooltip>
  );
}

const levels = ['unknown', ...networkQualities.toReversed()] as const;
type Level = (typeof levels)[number] | 'dead';

function Bars({ word, level, score }: { word: string; level: Level; score?: number }) {
  const lit = level === 'dead' ? 0 : levels.indexOf(level) + 1;
  return (
    <div className={classes.quality} data-level={level}>
      <span className={classes.bars} aria-hidden>
        {levels.map((step, index) => (
          <i key={step} data-lit={index < lit || undefined} />
        ))}
      </span>
      <span className={classes.word}>{word}</span>
      {score !== undefined && <small className={classes.score}>{score}</small>}
    </div>
  );
}
