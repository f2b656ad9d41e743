import { Button, Title } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { landingOf } from '@mukae/contract/domain/account/landing';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../language/LanguageProvider';
import { type Fact, Facts } from '../../../ui/Facts';
import { Panel } from '../../../ui/Panel';
import { PanelSkeleton } from '../../../ui/PanelSkeleton';
import { roleTexts } from '../../accounts/role.texts';
import { useMe } from '../../accounts/useMe';
import { chosenCharacter } from '../../characters/chosenCharacter';
import { useCharacters } from '../../characters/useCharacters';
import { useCompany } from '../../companies/useCompany';
import { Loaded } from '../../service/Loaded';
import { CharacterScene } from '../CharacterScene';
import { longDate } from '../longDate';
import { homeTexts } from './home.texts';
import classes from './TodayPanel.module.css';

/** Who I am, for which company, and the way to today's work. */
export function TodayPanel() {
  const t = useTexts(homeTexts);
  const me = useMe();
  return (
    <Loaded query={me} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
      {(person) => <Today me={person} />}
    </Loaded>
  );
}

function Today({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const { language } = useLanguage();
  const roles = useTexts(roleTexts);
  const { data: characters } = useCharacters();
  const facts: Fact[] = [
    { label: t.today, value: longDate(new Date(), language) },
    { label: t.role, value: roles[me.role] },
    { label: t.loginId, value: me.loginId },
  ];
  return (
    <Panel space="flush" className={classes.today}>
      <div className={classes.scene}>
        <CharacterScene character={characters && chosenCharacter(characters, me.character_id)} pose="wave" />
      </div>
      <div className={classes.words}>
        <Title order={2} className={classes.name}>
          {me.name}
        </Title>
        {me.role === 'systemAdmin' ? <Facts columns={3} facts={facts} /> : <FactsWithCompany facts={facts} />}
        <WayOn role={me.role} />
      </div>
    </Panel>
  );
}

function FactsWithCompany({ facts }: { facts: readonly Fact[] }) {
  const t = useTexts(homeTexts);
  const { data: company } = useCompany();
  const companyFacts: Fact[] = company
    ? [
        { label: t.company, value: hasOrganization(company.companyName) ? company.companyName : t.none },
        { label: t.channels, value: t.channelCount(company.avatar_channel_max) },
      ]
    : [];
  return <Facts columns={3} facts={[...facts, ...companyFacts]} />;
}

function WayOn({ role }: { role: UserAnswer['role'] }) {
  const t = useTexts(homeTexts);
  if (role === 'systemAdmin' || role === 'signage') return null;
  const { path, state } = landingOf(role);
  return (
    <Button
      component={Link}
      to={path}
      state={state}
      className={classes.on}
      rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden />}
    >
      {role === 'webReservationUser' ? t.toReservations : t.toStandby}
    </Button>
  );
}
