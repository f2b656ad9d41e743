import { Button, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { roleMay } from '@/api/roleMay';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { Empty } from '@/ui/Empty';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { SearchField } from '@/ui/SearchField';
import { SignageCard } from './SignageCard';
import classes from './Signages.module.css';
import { standbyTexts } from './standby.texts';
import { type LiveSignage, useSignagesInSight } from './useSignagesInSight';

/** So many at a time; who has more searches, or asks for the rest. */
const atATime = 24;

const isMeant = ({ name, storeName }: LiveSignage, search: string) =>
  `${storeName} ${name}`.toLowerCase().includes(search.toLowerCase());

/** The signages with what they are doing now. */
export function Signages({ isOperator }: { isOperator: boolean }) {
  const { signages: t } = useTexts(standbyTexts);
  const titleId = useId();
  const { query, signages = [] } = useSignagesInSight();
  const [search, setSearch] = useState('');
  return (
    <section aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} id={titleId}>
          {isOperator ? t.mine : t.all}
        </Title>
        {query.data && <Text c="dimmed">{t.count(query.data.length)}</Text>}
        {signages.length > atATime && (
          <div className={classes.search}>
            <SearchField
              search={search}
              onSearch={setSearch}
              words={{ label: t.search, placeholder: t.placeholder, clear: t.clear }}
            />
          </div>
        )}
      </div>
      <Loaded query={query} skeleton={<RowsSkeleton label={t.loading} rows={3} />}>
        {() => <Cards key={search} signages={signages} search={search} isOperator={isOperator} />}
      </Loaded>
    </section>
  );
}

function Cards({
  signages,
  search,
  isOperator,
}: {
  signages: readonly LiveSignage[];
  search: string;
  isOperator: boolean;
}) {
  const { signages: t } = useTexts(standbyTexts);
  const [shown, setShown] = useState(atATime);
  const found = search === '' ? signages : signages.filter((signage) => isMeant(signage, search));
  const rest = found.length - shown;
  if (signages.length === 0)
    return <Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />;
  if (found.length === 0) return <Text c="dimmed">{t.noMatch}</Text>;
  return (
    <>
      <div className={classes.cards}>
        {found.slice(0, shown).map((signage) => (
          <SignageCard
            key={signage.id}
            signage={signage}
            mayEnter={roleMay('reception.answer')}
            maySuspend={!isOperator && roleMay('signage.suspend')}
          />
        ))}
      </div>
      {rest > 0 && (
        <Button variant="light" mt="md" onClick={() => setShown(shown + atATime)}>
          {t.more(Math.min(rest, atATime))}
        </Button>
      )}
    </>
  );
}
