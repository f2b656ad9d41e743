import { Text } from '@mantine/core';
import type { ScreenHealthAnswer } from '@mukae/contract/calls/screenHealth';
import { formatBytes } from '@mukae/contract/domain/media/fileSize';
import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { durationInWords } from './durationInWords';
import { screenHealthTexts } from './screenHealth.texts';

/** All that the screen told last; where its browser cannot tell something, that is said. */
export function HealthFacts({ answer, report }: { answer: ScreenHealthAnswer; report: HealthReport }) {
  const t = useTexts(screenHealthTexts);
  const { language } = useLanguage();
  const { memory, storage, network, battery, screen } = report;
  const untold = (
    <Text span inherit c="dimmed" fw={400}>
      {t.untold}
    </Text>
  );
  const told = <Figure,>(figure: Figure | null, inWords: (figure: Figure) => string): ReactNode =>
    figure === null ? untold : inWords(figure);
  const facts = [
    { label: t.scene, value: t.scenes[report.scene] },
    { label: t.version, value: t.versionOf(report.appVersion, answer.serviceVersion) },
    { label: t.uptime, value: durationInWords(report.uptime, language) },
    { label: t.screen, value: t.pixels(screen.width, screen.height, screen.pixelRatio) },
    { label: t.network, value: told(network.roundTrip, t.ms) },
    {
      label: t.connection,
      value: told(network.connection, ({ type, downlink }) => t.line(type.toUpperCase(), downlink)),
    },
    { label: t.memory, value: told(memory, ({ used, limit }) => t.usedOf(formatBytes(used), formatBytes(limit))) },
    {
      label: t.storage,
      value: told(storage, ({ used, quota }) => t.freeOf(formatBytes(Math.max(0, quota - used)), formatBytes(quota))),
    },
    {
      label: t.battery,
      value: told(battery, ({ level, isCharging }) => t.charge(Math.round(level * 100), isCharging)),
    },
  ];
  return (
    <Panel title={t.device}>
      {answer.health.is === 'away' && (
        <Text size="sm" c="dimmed" mb={12}>
          {t.oldFigures}
        </Text>
      )}
      <Facts facts={facts} columns={3} />
    </Panel>
  );
}
