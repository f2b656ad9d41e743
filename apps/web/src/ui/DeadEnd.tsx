import { Button } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';
import { Empty } from './Empty';
import { PageHeader } from './PageHeader';
import { Panel } from './Panel';

/** Instead of a page that is not there, or not for this person: why, and the way back. */
export function DeadEnd({
  title,
  lead,
  text,
  way,
  label,
}: {
  title: string;
  lead: string;
  text: string;
  way: Pick<LinkProps, 'to' | 'state'>;
  label: string;
}) {
  return (
    <>
      <PageHeader title={title} />
      <Panel>
        <Empty
          picture="/characters/kei/bow.webp"
          title={lead}
          text={text}
          action={
            <Button component={Link} {...way} variant="light">
              {label}
            </Button>
          }
        />
      </Panel>
    </>
  );
}
