import { Text, Title } from '@mantine/core';
import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import classes from './EnginesPanel.module.css';
import { enginesTexts } from './engines.texts';

type Engines = Pick<ReceptionistAnswer, 'engines' | 'outsideUses'>;

/** What the service hears, answers and speaks with, and what of it was asked of others, who may want money for it. */
export function EnginesPanel({ receptionist: { engines, outsideUses } }: { receptionist: Engines }) {
  const t = useTexts(enginesTexts);
  const nameOf = (engine: string): string => Object.entries(t.voices).find(([name]) => name === engine)?.[1] ?? engine;
  return (
    <Panel title={t.title}>
      <Facts
        columns={1}
        facts={[
          { label: t.talk, value: t.talks[engines.talk] },
          { label: t.hearing, value: t.hearings[engines.hearing] },
          { label: t.translation, value: t.translations[engines.translation] },
          ...engines.voice.map(({ language, engine }) => ({ label: t.voice[language], value: nameOf(engine) })),
        ]}
      />
      <div className={classes.uses}>
        <Title order={3} size="h6">
          {t.month}
        </Title>
        {outsideUses.length === 0 ? (
          <Text size="sm">{t.nothing}</Text>
        ) : (
          <dl>
            {outsideUses.map(({ service, asked, refused, tokensIn, tokensOut }) => (
              <div key={service}>
                <dt>{t.services[service]}</dt>
                <dd>{t.asked(asked)}</dd>
                {tokensIn + tokensOut > 0 && <dd>{t.tokens(tokensIn, tokensOut)}</dd>}
                {refused > 0 && <dd>{t.refused(refused)}</dd>}
              </div>
            ))}
          </dl>
        )}
        {engines.talk === 'outside' && (
          <Text size="xs" c="dimmed">
            {t.bounded}
          </Text>
        )}
      </div>
    </Panel>
  );
}
