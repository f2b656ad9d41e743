import { Button, Loader, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './ReadinessList.module.css';
import { areReady, type Part, type Prepared, parts } from './readiness';
import { readinessTexts } from './readiness.texts';

/** What is ready, and for each thing that is not: why, and what to press. */
export function ReadinessList({ prepared }: { prepared: Readonly<Record<Part, Prepared>> }) {
  const t = useTexts(readinessTexts);
  if (areReady(prepared)) {
    return (
      <div className={classes.line} data-is="ready">
        <div className={classes.head}>
          <Sign is="ready" />
          <span>{t.allReady}</span>
        </div>
      </div>
    );
  }
  return (
    <ul className={classes.list} aria-label={t.title}>
      {parts.map((part) => (
        <Line key={part} part={part} {...prepared[part]} />
      ))}
    </ul>
  );
}

function Line({ part, readiness, mend }: Prepared & { part: Part }) {
  const t = useTexts(readinessTexts);
  const verb = readiness.is === 'missing' && readiness.because === 'notAsked' ? t.mend.microphone : t.mend.again;
  return (
    <li className={classes.line} data-is={readiness.is}>
      <div className={classes.head}>
        <Sign is={readiness.is} />
        <span className={classes.part}>{t.parts[part]}</span>
        <span className={classes.word}>{t[readiness.is]}</span>
      </div>
      {readiness.is === 'missing' && (
        <div className={classes.trouble} role="status">
          <Text size="xs" c="dimmed">
            {t.reasons[readiness.because]}
          </Text>
          <Button size="xs" variant="light" aria-label={t.mendOf(t.parts[part], verb)} onClick={mend}>
            {verb}
          </Button>
        </div>
      )}
    </li>
  );
}

function Sign({ is }: { is: Prepared['readiness']['is'] }) {
  if (is === 'checking') return <Loader size={16} />;
  const Shape = is === 'ready' ? IconCheck : IconAlertCircle;
  return <Shape size={16} stroke={2.2} aria-hidden />;
}
