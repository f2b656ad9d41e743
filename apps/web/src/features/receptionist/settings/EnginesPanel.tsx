import { Text } from '@mantine/core';
import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import classes from './EnginesPanel.module.css';
import { enginesTexts } from './engines.texts';

/** What the service hears, answers and speaks with, and what of it was asked of others, who may want money for it. */
export function EnginesPanel({ receptionist: { engines, outsideUses } }: { receptionist: ReceptionistAnswer }) {
  const t = useTexts(enginesTexts);
  const nameOf = (engine: string): string => Object.entries(t.voices).find(([name]) => name === engine)?.[1] ?? engine;
  return (
    <Panel title={t.title}>
      <div className={classes.parts}>
        <Facts
          facts={[
            { label: t.talk, value: t.talks[engines.talk] },
            { label: t.hearing, value: t.hearings[engines.hearing] },
            { label: t.translation, value: t.translations[engines.translation] },
            ...engines.voice.map(({ language, engine }) => ({ label: t.voice[language], value: nameOf(engine) })),
          ]}
        />
        <div>
          <Text size="sm" c="dimmed">
            {t.month}
          </Text>
          {outsideUses.length === 0 ? (
            <Text size="sm">{t.nothing}</Text>
          ) : (
            <Facts
              facts={outsideUses.map(({ service, asked, refused, tokensIn, tokensOut }) => ({
                label: t.services[service],
                value: [
                  t.asked(asked) + (refused > 0 ? t.refused(refused) : ''),
                  ...(tokensIn + tokensOut > 0 ? [t.tokens(tokensIn, tokensOut)] : []),
                ].join(' '),
              }))}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}
