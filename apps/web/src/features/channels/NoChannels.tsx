import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
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
  if (roleMay('company.manage')) return <Way to="/app/company/list" word={t.toCompanies} />;
  return roleMay('company.ask') ? <Way to="/app/company/info" word={t.toCompany} /> : null;
}

function Way({ to, word }: { to: string; word: string }) {
  return (
    <Button component={Link} to={to} variant="light">
      {word}
    </Button>
  );
}
