import { Button } from '@mantine/core';
import { landingOf } from '@mukae/contract/domain/account/landing';
import type { Role } from '@mukae/contract/domain/account/role';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { frameTexts } from './frame.texts';

/** Instead of a page that is of no use to this role. */
export function NotForYou({ role }: { role: Role }) {
  const { notForYou } = useTexts(frameTexts);
  const home = landingOf(role);
  return (
    <>
      <PageHeader title={notForYou.title} />
      <Panel>
        <Empty
          picture="/characters/kei/bow.webp"
          title={notForYou.lead}
          text={notForYou.text}
          action={
            <Button component={Link} to={home.path} state={home.state} variant="light">
              {notForYou.home}
            </Button>
          }
        />
      </Panel>
    </>
  );
}
