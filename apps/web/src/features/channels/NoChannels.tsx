import { Button } from '@mantine/core';
import { can } from '@mukae/contract/access/access';
import { Link } from 'react-router';
import { roleInCookie } from '../../api/cookies';
import { useTexts } from '../../language/LanguageProvider';
import { Empty } from '../../ui/Empty';
import { Panel } from '../../ui/Panel';
import { channelsTexts } from './channels.texts';

/** The contract has no channel. Whoever can change that is led to where it is done. */
export function NoChannels() {
  const t = useTexts(channelsTexts);
  return (
    <Panel>
      <Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} action={<WayToMore />} />
    </Panel>
  );
}

function WayToMore() {
  const t = useTexts(channelsTexts);
  const role = roleInCookie();
  if (!role) return null;
  if (can(role, 'company.manage')) return <Way to="/app/company/list" word={t.toCompanies} />;
  return can(role, 'company.ask') ? <Way to="/app/company/info" word={t.toCompany} /> : null;
}

function Way({ to, word }: { to: string; word: string }) {
  return (
    <Button component={Link} to={to} variant="light">
      {word}
    </Button>
  );
}
