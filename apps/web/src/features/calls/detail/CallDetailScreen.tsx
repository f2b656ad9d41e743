import { Button } from '@mantine/core';
import { type CallRecord, callRecordCalls } from '@mukae/contract/calls/callRecords';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryOf } from '@/api/query';
import { dateAndTime } from '@/dates/dateAndTime';
import { IconDeviceTv, IconUser } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useListAddress } from '@/lists/useListAddress';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { callPaths } from '../callPaths';
import { callsTexts } from '../calls.texts';
import classes from './CallDetailScreen.module.css';
import { CallFacts } from './CallFacts';
import { CallTimeline } from './CallTimeline';
import { callDetailTexts } from './callDetail.texts';
import { useRecordId } from './useRecordId';

export function CallDetailScreen() {
  const t = useTexts(callDetailTexts);
  const { en, title, loading } = useTexts(callsTexts);
  const targetId = useRecordId();
  const query = useQuery(queryOf(callRecordCalls.getCallRecord, { targetId }));
  return (
    <LoadedRow
      query={query}
      head={<PageHeader en={en} title={title} />}
      skeleton={<PanelSkeleton label={loading} lines={6} />}
      back={{ list: callPaths.list, label: t.toList }}
    >
      {(record) => <Detail record={record} />}
    </LoadedRow>
  );
}

function Detail({ record }: { record: CallRecord }) {
  const t = useTexts(callDetailTexts);
  const { en } = useTexts(callsTexts);
  const { signage, storeName, beganAt } = record;
  return (
    <>
      <PageHeader
        en={en}
        title={signage.name}
        text={`${storeName} ${dateAndTime(beganAt)}`}
        actions={<Ways record={record} />}
      />
      <div className={classes.columns}>
        <Panel space="form" title={t.course}>
          <CallTimeline record={record} />
        </Panel>
        <Panel space="form" title={t.facts}>
          <CallFacts record={record} />
        </Panel>
      </div>
    </>
  );
}

function Ways({ record: { signage, operator } }: { record: CallRecord }) {
  const operatorId = operator?.userId ?? null;
  const t = useTexts(callDetailTexts);
  const list = useListAddress(callPaths.list);
  return (
    <>
      <Button component={Link} to={list} variant="default">
        {t.toList}
      </Button>
      <Button
        component={Link}
        to={callPaths.ofSignage(signage.id)}
        variant="light"
        leftSection={<IconDeviceTv size={18} stroke={1.7} aria-hidden />}
      >
        {t.ofSignage}
      </Button>
      {operatorId !== null && (
        <Button
          component={Link}
          to={callPaths.ofOperator(operatorId)}
          variant="default"
          leftSection={<IconUser size={18} stroke={1.7} aria-hidden />}
        >
          {t.ofOperator}
        </Button>
      )}
    </>
  );
}
