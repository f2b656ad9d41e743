import { Anchor } from '@mantine/core';
import { type CallRecord, type CallSummary, callRecordCalls } from '@mukae/contract/calls/callRecords';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryOf } from '@/api/query';
import { clockMinute } from '@/dates/clockTime';
import { useCompanyScope } from '@/features/companies';
import { IconChevronRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { CallsByHour } from './CallsByHour';
import { fatesOfDay, fatesToTell } from './callsOfHours';
import rows from './HomeRows.module.css';
import { homeTexts } from './home.texts';
import classes from './TodaysCalls.module.css';

/** How many visitors called today and what became of it, hour by hour, and whom nobody answered. */
export function TodaysCalls() {
  const t = useTexts(homeTexts);
  const query = useQuery({ ...queryOf(callRecordCalls.getCallSummary, useCompanyScope()), staleTime: 0 });
  return (
    <Loaded query={query} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
      {(today) => (
        <Panel
          space="flush"
          title={t.calls.title}
          aside={
            <Anchor component={Link} to="/app/calls/list" size="sm">
              {t.calls.toRecords}
            </Anchor>
          }
        >
          <div className={classes.day}>{today.requests === 0 ? <p>{t.calls.none}</p> : <Day today={today} />}</div>
          {today.lastMissed.length > 0 && <Missed calls={today.lastMissed} count={today.missed} />}
        </Panel>
      )}
    </Loaded>
  );
}

function Day({ today }: { today: CallSummary }) {
  const t = useTexts(homeTexts);
  const counts = fatesOfDay(today);
  return (
    <>
      <dl className={classes.figures}>
        <Figure label={t.calls.requests} value={t.calls.count(today.requests)} />
        {fatesToTell(counts).map((fate) => (
          <Figure key={fate} label={t.calls.fates[fate]} value={t.calls.count(counts[fate])} fate={fate} />
        ))}
      </dl>
      <CallsByHour today={today} />
    </>
  );
}

function Figure({ label, value, fate }: { label: string; value: string; fate?: string }) {
  return (
    <div>
      <dt>
        {fate && <i data-fate={fate} aria-hidden />}
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Missed({ calls, count }: { calls: readonly CallRecord[]; count: number }) {
  const t = useTexts(homeTexts);
  const day = japanDay(new Date());
  return (
    <>
      <h3 className={rows.head}>{t.calls.missedTitle}</h3>
      <ul className={rows.rows}>
        {calls.map(({ id, beganAt, signage, storeName }) => (
          <li key={id}>
            <Link to={`/app/calls/detail?id=${id}`} className={rows.row}>
              <time dateTime={beganAt}>{clockMinute(beganAt)}</time>
              <b>{`${storeName} ${signage.name}`}</b>
              <IconChevronRight size={18} stroke={1.8} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {count > calls.length && (
        <p className={rows.rest}>
          <Anchor component={Link} to={`/app/calls/list?fate=missed&from=${day}&until=${day}`} size="sm">
            {t.calls.allMissed(count)}
          </Anchor>
        </p>
      )}
    </>
  );
}
