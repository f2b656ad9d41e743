import { Button, Select } from '@mantine/core';
import { answerSortKeys, companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { CsvMenu, useCompanyScope } from '@/features/companies';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { InPages } from '@/lists/InPages';
import { ListPanel } from '@/lists/ListPanel';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { FilterChips } from '@/ui/FilterChips';
import { PageHeader } from '@/ui/PageHeader';
import { AlikeBand } from '../alike/AlikeBand';
import { useAlikeAnswers } from '../alike/useAlikeAnswers';
import { answerPaths } from '../answerPaths';
import { answersTexts } from '../answers.texts';
import columns from '../Columns.module.css';
import { TestBox } from '../trying/TestBox';
import { AnswerRows } from './AnswerRows';
import classes from './AnswersOfCompany.module.css';
import { answerListTexts } from './answerList.texts';
import { NoAnswers } from './NoAnswers';

/** A row is as high as three of a table. */
const pageSize = 10;

/** As each is useful: what is asked most, what is new, what begins with A. */
const orders = { given: '-given', createdAt: '-createdAt', question: 'question' } as const;

export function AnswersOfCompany() {
  const t = useTexts(answerListTexts);
  const { en } = useTexts(answersTexts);
  const manages = roleMay('answer.manage');
  const list = usePagedList({ sortKeys: answerSortKeys, sort: '-given', filters: { category: '' }, pageSize });
  const { category } = list.filters;
  const query = usePageOf(companyAnswerCalls.pageOfAnswers, {
    ...list.request,
    ...useCompanyScope(),
    category: category || undefined,
  });
  const alike = useAlikeAnswers(manages);
  const all = query.data?.all;
  const categories = query.data?.categories ?? [];
  const chosen = Object.values(orders).find((order) => order === list.sort) ?? orders.given;
  return (
    <>
      <PageHeader
        en={en}
        title={t.title}
        text={all ? t.textCounted(all) : t.text}
        actions={manages && <ManagersActions />}
      />
      <div className={columns.columns} data-alone={all === 0 || undefined}>
        <div className={classes.main}>
          <AlikeBand pairs={alike} />
          <ListPanel
            list={list}
            query={query}
            words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
            filters={
              <>
                <Select
                  className={classes.order}
                  aria-label={t.order}
                  data={answerSortKeys.map((key) => ({ value: orders[key], label: t.orders[key] }))}
                  value={chosen}
                  onChange={(order) => order && list.setSort(order)}
                />
                {categories.length > 0 && (
                  <FilterChips
                    label={t.category}
                    choices={['', ...categories.map(({ name }) => name)]}
                    words={Object.fromEntries([
                      ['', <Counted key="all" word={t.all} count={all ?? 0} />],
                      ...categories.map(({ name, count }) => [name, <Counted key={name} word={name} count={count} />]),
                    ])}
                    chosen={category}
                    onChoose={(wanted) => list.setFilter('category', wanted ?? '')}
                  />
                )}
              </>
            }
            empty={<NoAnswers manages={manages} />}
          >
            {({ rows, total }, busy) => (
              <InPages list={list} total={total} busy={busy}>
                <AnswerRows rows={rows} alike={alike} manages={manages} busy={busy} />
              </InPages>
            )}
          </ListPanel>
        </div>
        {all !== 0 && <TestBox manages={manages} />}
      </div>
    </>
  );
}

const Counted = ({ word, count }: { word: string; count: number }) => (
  <>
    {word} <span className={classes.count}>{count}</span>
  </>
);

function ManagersActions() {
  const t = useTexts(answerListTexts);
  return (
    <>
      <CsvMenu exportCall={companyAnswerCalls.exportAnswers} importPage={answerPaths.import} />
      <Button component={Link} to={answerPaths.add} leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}>
        {t.add}
      </Button>
    </>
  );
}
