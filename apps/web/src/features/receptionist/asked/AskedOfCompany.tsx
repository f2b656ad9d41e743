import { Button, SegmentedControl, Select } from '@mantine/core';
import { askedSortKeys, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { useCompanyScope } from '@/features/companies';
import { formFootTexts } from '@/forms/formFoot.texts';
import { LeaveQuestion } from '@/forms/LeaveQuestion';
import { useTexts } from '@/language/LanguageProvider';
import { InPages } from '@/lists/InPages';
import { ListPanel } from '@/lists/ListPanel';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import classes from './AskedOfCompany.module.css';
import { AskedRows } from './AskedRows';
import { askedTexts } from './asked.texts';
import { UndoBand } from './UndoBand';
import { useAskedDeeds } from './useAskedDeeds';
import { useAskedDrafts } from './useAskedDrafts';

/** As each is useful: what is asked most, what was asked last. */
const orders = { times: '-times', lastAt: '-lastAt' } as const;

/** An empty filter is the usual one: what was not answered. */
const filters = { no: '', yes: 'yes', any: 'any' } as const;
const isAnswered = (filter: string): boolean | undefined =>
  filter === filters.any ? undefined : filter === filters.yes;

/** A row is as high as three of a table. */
const pageSize = 10;

export function AskedOfCompany() {
  const t = useTexts(askedTexts);
  const { leaving } = useTexts(formFootTexts);
  const list = usePagedList({ sortKeys: askedSortKeys, sort: orders.times, filters: { answered: '' }, pageSize });
  const { answered } = list.filters;
  const query = usePageOf(receptionistCalls.pageOfAsked, {
    ...list.request,
    ...useCompanyScope(),
    isAnswered: isAnswered(answered),
  });
  const deeds = useAskedDeeds();
  const drafts = useAskedDrafts();
  const chosen = Object.values(orders).find((order) => order === list.sort) ?? orders.times;
  return (
    <div className={classes.list}>
      <UndoBand deed={deeds.deed} onOver={deeds.forget} />
      <ListPanel
        list={list}
        query={query}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        filters={
          <>
            <SegmentedControl
              className={classes.filter}
              aria-label={t.filter}
              data={[
                { value: filters.no, label: t.filters.no },
                { value: filters.yes, label: t.filters.yes },
                { value: filters.any, label: t.filters.any },
              ]}
              value={answered}
              onChange={(wanted) => list.setFilter('answered', wanted)}
            />
            <Select
              className={classes.order}
              aria-label={t.order}
              data={askedSortKeys.map((key) => ({ value: orders[key], label: t.orders[key] }))}
              value={chosen}
              onChange={(order) => order && list.setSort(order)}
            />
          </>
        }
        empty={
          <Empty
            picture="/characters/kei/bow.webp"
            title={t.emptyTitle}
            text={t.emptyText}
            action={
              <Button variant="light" onClick={() => list.setFilter('answered', filters.any)}>
                {t.seeAll}
              </Button>
            }
          />
        }
      >
        {({ rows, total, answersFrom }, busy) => (
          <InPages list={list} total={total} busy={busy}>
            <AskedRows rows={rows} answersFrom={answersFrom} deeds={deeds} drafts={drafts} busy={busy} />
          </InPages>
        )}
      </ListPanel>
      <LeaveQuestion isNeeded={drafts.areBegun} words={leaving} />
    </div>
  );
}
