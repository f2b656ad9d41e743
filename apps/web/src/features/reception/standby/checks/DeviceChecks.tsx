import { Button, Loader, Text } from '@mantine/core';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowsExchange,
  IconCamera,
  IconCheck,
  IconMicrophone,
  IconRefresh,
  IconVolume,
  IconWifi,
} from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { type CheckName, type CheckResult, checkNames } from '@/rtc';
import { Panel } from '@/ui/Panel';
import { type CheckLine, fineCount, isBusy } from './checkLines';
import { checksTexts } from './checks.texts';
import { resultIn } from './checkWords';
import classes from './DeviceChecks.module.css';
import { useDeviceChecks } from './useDeviceChecks';

const shapes: Record<CheckName, Icon> = {
  camera: IconCamera,
  microphone: IconMicrophone,
  speaker: IconVolume,
  network: IconWifi,
  turn: IconArrowsExchange,
};

/** Devices and network, to be tried out before somebody calls. */
export function DeviceChecks() {
  const t = useTexts(checksTexts);
  const { lines, run, runAll, tellHeard } = useDeviceChecks();
  const count = fineCount(lines);
  const busy = isBusy(lines);
  return (
    <Panel
      title={t.title}
      aside={
        <Button
          size="xs"
          variant="light"
          disabled={busy}
          leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
          onClick={runAll}
        >
          {count === null ? t.runAll : t.runAgain}
        </Button>
      }
    >
      <Text size="sm" c="dimmed" role="status">
        {count === null ? t.text : t.summary(count, checkNames.length)}
      </Text>
      <ul className={classes.lines}>
        {checkNames.map((name) => (
          <Line key={name} name={name} line={lines[name]} busy={busy} onRun={() => run(name)} onHeard={tellHeard} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({
  name,
  line,
  busy,
  onRun,
  onHeard,
}: {
  name: CheckName;
  line: CheckLine;
  busy: boolean;
  onRun: () => void;
  onHeard: (isHeard: boolean) => void;
}) {
  const t = useTexts(checksTexts);
  const Shape = shapes[name];
  const verb = line.is === 'done' ? t.again : t.run;
  return (
    <li className={classes.line}>
      <Shape size={19} stroke={1.6} aria-hidden />
      <div className={classes.words} role="status">
        <div className={classes.head}>
          <span>{t.names[name]}</span>
          <Outcome line={line} />
        </div>
        <Said name={name} line={line} />
      </div>
      {line.is === 'asking' ? (
        <div className={classes.answers}>
          <Button size="xs" variant="light" onClick={() => onHeard(true)}>
            {t.heard}
          </Button>
          <Button size="xs" variant="default" onClick={() => onHeard(false)}>
            {t.notHeard}
          </Button>
        </div>
      ) : (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={busy}
          aria-label={t.of(t.names[name], verb)}
          onClick={onRun}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}

const signs: Record<CheckResult['state'], Icon> = {
  fine: IconCheck,
  warning: IconAlertTriangle,
  failed: IconAlertCircle,
};

function Outcome({ line }: { line: CheckLine }) {
  const t = useTexts(checksTexts);
  if (line.is === 'idle') return <span className={classes.idle}>{t.idle}</span>;
  if (line.is !== 'done') return <Loader size={14} />;
  const Sign = signs[line.result.state];
  return (
    <span className={classes.outcome} data-state={line.result.state}>
      <Sign size={16} stroke={2.2} aria-hidden />
      {t.states[line.result.state]}
    </span>
  );
}

function Said({ name, line }: { name: CheckName; line: CheckLine }) {
  const t = useTexts(checksTexts);
  if (line.is === 'idle') return null;
  return (
    <Text size="xs" c="dimmed">
      {line.is === 'running' && t.running[name]}
      {line.is === 'asking' && t.heardQuestion}
      {line.is === 'done' && resultIn(t, line.result)}
    </Text>
  );
}
