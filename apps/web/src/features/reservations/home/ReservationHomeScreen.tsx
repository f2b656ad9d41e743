import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { documentCalls } from '@mukae/contract/calls/documents';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { longDate } from '@/dates/longDate';
import { useMe } from '@/features/accounts';
import { CastPanel, chosenCharacter, useCharacters } from '@/features/characters';
import { useCompany } from '@/features/companies';
import { CharacterScene, Greeting } from '@/features/reception';
import { IconFileText } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { BreakableAddress } from '@/ui/BreakableAddress';
import { type Fact, Facts } from '@/ui/Facts';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import classes from './ReservationHomeScreen.module.css';
import { reservationHomeTexts } from './reservationHome.texts';

export function ReservationHomeScreen() {
  const t = useTexts(reservationHomeTexts);
  const me = useMe();
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={<Greeting />} />
      <div className={classes.stack}>
        <Loaded query={me} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
          {(person) => <Welcome me={person} />}
        </Loaded>
        <CastPanel title={t.castTitle} />
        <FeesPanel />
      </div>
    </>
  );
}

function Welcome({ me }: { me: UserAnswer }) {
  const t = useTexts(reservationHomeTexts);
  const { language } = useLanguage();
  const { data: characters } = useCharacters();
  const { data: company } = useCompany();
  const facts: Fact[] = [
    { label: t.today, value: longDate(new Date(), language) },
    { label: t.loginId, value: <BreakableAddress text={me.loginId} /> },
  ];
  if (company && hasOrganization(company.name)) facts.push({ label: t.organization, value: company.name });
  return (
    <Panel space="flush" className={classes.welcome}>
      <div className={classes.scene}>
        <CharacterScene character={characters && chosenCharacter(characters, me.characterId)} pose="wave" />
      </div>
      <div className={classes.words}>
        <Title order={2} className={classes.lead}>
          {t.lead}
        </Title>
        <Text c="dimmed">{t.text}</Text>
        <Facts columns={3} facts={facts} />
      </div>
    </Panel>
  );
}

function FeesPanel() {
  const t = useTexts(reservationHomeTexts);
  return (
    <Panel title={t.feesTitle}>
      <div className={classes.fees}>
        <span>{t.feesText}</span>
        <Anchor href={documentCalls.getFees.path} target="_blank" rel="noopener" className={classes.document}>
          <IconFileText size={18} stroke={1.6} aria-hidden />
          {t.fees}
          <VisuallyHidden>{t.opensNewTab}</VisuallyHidden>
        </Anchor>
      </div>
    </Panel>
  );
}
