import { Anchor, Button, SegmentedControl, Text } from '@mantine/core';
import {
  type ChosenStatus,
  chosenStatuses,
  type OperatorStatus as Status,
} from '@mukae/contract/domain/operator/status';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useId } from 'react';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { useMe } from '@/features/accounts';
import { useCompanyScope, useHasCompany } from '@/features/companies';
import { IconArrowRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { OperatorStatusTag } from '@/live/OperatorStatusTag';
import { useMyCall, useMyStatus } from '@/live/useLive';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Panel } from '@/ui/Panel';
import { CharacterScene } from '../CharacterScene';
import { receptionTexts } from '../reception.texts';
import { operationPath } from '../receptionPaths';
import { useChangingStatus } from '../useChangingStatus';
import { useMyChannel } from '../useMyChannel';
import { useMyCharacter } from '../useMyCharacter';
import { atDeskInSight } from './atDeskInSight';
import classes from './MyStatus.module.css';
import { Pause } from './Pause';
import { ReadinessList } from './readiness/ReadinessList';
import { areReady } from './readiness/readiness';
import { useReadiness } from './readiness/useReadiness';
import { standbyTexts } from './standby.texts';

const isThere = (status: Status | undefined) => status === 'Standby' || status === 'Active';

/** My own door: it is lit while visitors can call me. The picture says it before the words do. */
export function MyStatus() {
  const { mine: t } = useTexts(standbyTexts);
  const hasCompany = useHasCompany();
  const mayStandBy = roleMay('status.change') && hasCompany;
  const me = useMeHere();
  const call = useMyCall();
  const character = useMyCharacter();
  return (
    <Panel space="flush">
      <div className={classes.scene}>
        <CharacterScene character={character} pose="fold" lit={!mayStandBy || isThere(me?.status)} />
        {me && mayStandBy && (
          <div className={classes.tag}>
            <OperatorStatusTag status={me.status} big />
          </div>
        )}
      </div>
      <div className={classes.body}>
        {call && (
          <Button
            component={Link}
            to={operationPath}
            state={{ mode: call.kind === 'monitoring' ? 'monitoring' : 'call' }}
            rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden />}
            fullWidth
          >
            {t.backToCall}
          </Button>
        )}
        {mayStandBy ? <Toggle /> : <Text size="sm">{hasCompany ? t.noSeat : t.companyNeeded}</Text>}
        <AsWhom />
      </div>
    </Panel>
  );
}

function useMeHere() {
  const me = useMyStatus();
  const scope = useCompanyScope();
  return me && atDeskInSight(me, scope);
}

function Toggle() {
  const { mine: t } = useTexts(standbyTexts);
  const labelId = useId();
  const me = useMeHere();
  const isElsewhere = me !== useMyStatus();
  const prepared = useReadiness();
  const isReady = areReady(prepared);
  const { wanted, trouble, change } = useChangingStatus();
  const chosen: ChosenStatus = wanted ?? me?.chosen ?? 'Leaving';
  const words: Record<ChosenStatus, string> = { Standby: t.standby, Leaving: t.leaving };
  const mayStandby = isReady && me?.isReady === true;
  return (
    <>
      <Text component="h2" id={labelId} className={classes.title}>
        {t.title}
      </Text>
      <SegmentedControl
        fullWidth
        size="md"
        {...(chosen === 'Standby' && { color: 'pine' })}
        aria-labelledby={labelId}
        value={chosen}
        disabled={me === null || wanted !== null}
        data={chosenStatuses.map((value) => ({
          value,
          label: words[value],
          disabled: value === 'Standby' && chosen !== 'Standby' && !mayStandby,
        }))}
        onChange={(status) => void change(status)}
      />
      {me === null && (
        <Text size="sm" c="dimmed">
          {t.unknown}
        </Text>
      )}
      {me?.status === 'Active' && (
        <Text size="sm" c="dimmed">
          {t.afterCall[chosen]}
        </Text>
      )}
      {isElsewhere && (
        <Text size="sm" c="dimmed">
          {t.elsewhere}
        </Text>
      )}
      {me?.pausedUntil != null && (
        <Pause until={me.pausedUntil} isBusy={wanted !== null} onReady={() => void change('Standby')} />
      )}
      {trouble && (
        <ErrorBanner
          code={trouble.code}
          msg={trouble.msg}
          action={
            trouble.code === errorCodes.noFreeChannel && (
              <Anchor component={Link} to="/app/channel-operator/1" size="sm">
                {t.channels}
              </Anchor>
            )
          }
        />
      )}
      {!isReady && chosen !== 'Standby' && (
        <Text size="sm" c="dimmed">
          {t.notReady}
        </Text>
      )}
      <ReadinessList prepared={prepared} />
    </>
  );
}

function AsWhom() {
  const { mine: t } = useTexts(standbyTexts);
  const { servesAs } = useTexts(receptionTexts);
  const { data: me } = useMe();
  const character = useMyCharacter();
  const channel = useMyChannel();
  return (
    <div className={classes.whom}>
      <Text size="sm">{character ? servesAs(character.name) : '\u00a0'}</Text>
      {channel && (
        <Text size="sm" c="dimmed">
          {t.channel(channel.number)}
        </Text>
      )}
      <Anchor component={Link} to="/app/select-character" size="sm">
        {t.chooseCharacter}
      </Anchor>
      {me && me.characterId === null && (
        <Text size="xs" c="dimmed" className={classes.undecided}>
          {t.undecided}
        </Text>
      )}
    </div>
  );
}
