import { SegmentedControl, Select } from '@mantine/core';
import { askedSortKeys, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { useCompanyScope } from '@/features/companies';
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

/** As each is useful: what is asked most, what was asked last. */
const orders = { times: '-times', lastAt: '-lastAt' } as const;

/** An empty filter is the usual one: what was not answered. */
const filters = { no: '', yes: 'yes', any: 'any' } as const;
const isAnswered = (filter: string): boolean | undefined =>
  filter === filters.any ? undefined : filter === filters.yes;

export function AskedOfCompany() {
  const t = useTexts(askedTexts);
  const list = usePagedList({ sortKeys: askedSortKeys, sort: orders.times, filters: { answered: '' }, pageSize: 10 });
  const { answered } = list.filters;
  const query = usePageOf(receptionistCalls.pageOfAsked, {
    ...list.request,
    ...useCompanyScope(),
    isAnswered: isAnswered(answered),
  });
  const deeds = useAskedDeeds();
  const chosen = Object.values(orders).find((order) => order === list.sort) ?? orders.times;
  return (
    <div>
      <UndoBand deed={deeds.deed} onOver={deeds.forget} />
      <ListPanel
        list={list}
        query={query}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        filters={
          <>
            <SegmentedControl
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
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      >
        {({ rows, total }, busy) => (
          <InPages list={list} total={total} busy={busy}>
            <AskedRows rows={rows} deeds={deeds} busy={busy} />
          </InPages>
        )}
      </ListPanel>
    </div>
  );
}
