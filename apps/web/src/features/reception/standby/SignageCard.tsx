import { ActionIcon, Button, Menu, Text, Title, Tooltip } from '@mantine/core';
import { isAtRest } from '@mukae/contract/domain/signage/signage.machine';
import { useId } from 'react';
import { portraitOf, useCharacters } from '@/features/characters';
import { IconDoorEnter, IconDots, IconEye } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DeviceStatusTag } from '@/live/DeviceStatusTag';
import { useServerNow } from '@/live/useServerNow';
import { Arch } from '@/ui/Arch';
import { SuspensionDialog } from '../suspension/SuspensionDialog';
import { SuspensionItem } from '../suspension/SuspensionItem';
import { useSuspension } from '../suspension/useSuspension';
import { lasted } from './lasted';
import { MissingDevices } from './MissingDevices';
import classes from './SignageCard.module.css';
import { standbyTexts } from './standby.texts';
import { useGoingIn } from './useGoingIn';
import type { LiveSignage } from './useSignagesInSight';
import { WaitingVisitor } from './WaitingVisitor';

/** One signage: what it is doing, who greets there, and the way in. */
export function SignageCard({
  signage,
  mayEnter,
  maySuspend,
}: {
  signage: LiveSignage;
  mayEnter: boolean;
  maySuspend: boolean;
}) {
  const { signages: t } = useTexts(standbyTexts);
  const nameId = useId();
  const { status, seenAt, storeName, name, character, busySince, waitingSince } = signage;
  return (
    <article
      className={classes.card}
      data-status={status}
      {...(waitingSince !== null && { 'data-waiting': true })}
      aria-labelledby={nameId}
    >
      <div className={classes.head}>
        <DeviceStatusTag status={status} isUnpaired={seenAt === null} />
        {maySuspend && <MoreActions signage={signage} />}
      </div>
      <div className={classes.middle}>
        <Portrait signage={signage} />
        <div className={classes.words}>
          <Text size="xs" c="dimmed">
            {storeName}
          </Text>
          <Title order={3} id={nameId} className={classes.name}>
            {name}
          </Title>
          <Text size="xs" c="dimmed">
            {character?.name ?? t.undecided}
          </Text>
          {busySince !== null && <Lasting status={status} since={busySince} />}
          {waitingSince !== null && <WaitingVisitor since={waitingSince} />}
          {status !== 'Logout' && <MissingDevices signageId={signage.id} />}
        </div>
      </div>
      {mayEnter && <WaysIn signage={signage} />}
    </article>
  );
}

function Portrait({ signage }: { signage: LiveSignage }) {
  const { data: characters = [] } = useCharacters();
  return <Arch {...portraitOf(signage, characters)} width={66} ratio={1.26} off={signage.status === 'Logout'} />;
}

function Lasting({ status, since }: { status: LiveSignage['status']; since: number }) {
  const { signages: t } = useTexts(standbyTexts);
  const time = lasted(useServerNow() - since);
  return (
    <Text size="xs" c="dimmed">
      {status === 'Monitoring' ? t.watching(time) : t.talking(time)}
    </Text>
  );
}

function WaysIn({ signage: { id, name, status } }: { signage: LiveSignage }) {
  const { signages: t } = useTexts(standbyTexts);
  const { busy, monitor, enter } = useGoingIn(id);
  const isOpen = isAtRest(status);
  const isIdle = isOpen && busy === null;
  return (
    <Tooltip label={t.busy} disabled={isOpen}>
      <div className={classes.ways}>
        <Button
          variant={isOpen ? 'light' : 'default'}
          size="sm"
          className={classes.monitor}
          disabled={!isIdle && busy !== 'monitoringRequest'}
          loading={busy === 'monitoringRequest'}
          leftSection={<IconEye size={17} stroke={1.7} aria-hidden />}
          aria-label={t.monitorOf(name)}
          onClick={monitor}
        >
          {t.monitor}
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={!isIdle && busy !== 'callFromUser'}
          loading={busy === 'callFromUser'}
          leftSection={<IconDoorEnter size={17} stroke={1.7} aria-hidden />}
          aria-label={t.enterOf(name)}
          onClick={enter}
        >
          {t.enter}
        </Button>
      </div>
    </Tooltip>
  );
}

function MoreActions({ signage: { id, name, status } }: { signage: LiveSignage }) {
  const { signages: t } = useTexts(standbyTexts);
  const suspension = useSuspension({ id, name });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} className={classes.more} aria-label={t.moreOf(name)}>
            <IconDots size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <SuspensionItem isSuspended={status === 'Suspended'} suspension={suspension} />
        </Menu.Dropdown>
      </Menu>
      <SuspensionDialog name={name} suspension={suspension} />
    </>
  );
}
