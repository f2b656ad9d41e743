import { Title } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import type { ReactNode } from 'react';
import { portraitOf, useCharacters } from '@/features/characters';
import { DeviceStatusTag } from '@/live/DeviceStatusTag';
import { useSignageStatus } from '@/live/useLive';
import { Arch } from '@/ui/Arch';
import type { Fact } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import classes from './SignageHead.module.css';

/** Which signage a page is about: how it looks, how it is, what is to be known of it, and what else can be done. */
export function SignageHead({
  signage,
  facts,
  actions,
}: {
  signage: SignageAnswer;
  facts: readonly Fact[];
  actions: ReactNode;
}) {
  const { data: characters = [] } = useCharacters();
  const status = useSignageStatus(signage.id, signage.status);
  return (
    <Panel className={classes.head}>
      <Arch {...portraitOf(signage, characters)} width={64} off={status === 'Logout'} />
      <div className={classes.words}>
        <div className={classes.name}>
          <Title order={2}>{signage.name}</Title>
          <DeviceStatusTag status={status} isUnpaired={signage.seenAt === null} />
        </div>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </Panel>
  );
}
