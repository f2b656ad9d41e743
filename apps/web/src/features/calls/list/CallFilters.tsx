import { Select } from '@mantine/core';
import { callKinds } from '@mukae/contract/domain/call/call.machine';
import { fates } from '@mukae/contract/domain/reception/fate';
import { DayRange } from '@/dates/DayRange';
import { useTexts } from '@/language/LanguageProvider';
import { callsTexts } from '../calls.texts';
import classes from './CallFilters.module.css';
import { callListTexts } from './callList.texts';
import { type CallCondition, type Conditions, callConditionsIn } from './conditions';
import { OnlyOne } from './OnlyOne';

export function CallFilters({
  filters,
  onFilter,
}: {
  filters: Conditions;
  onFilter: (condition: CallCondition, value: string) => void;
}) {
  const t = useTexts(callListTexts);
  const words = useTexts(callsTexts);
  const { kind, fate, signageId, userId } = callConditionsIn(filters);
  return (
    <>
      <Select
        className={classes.choice}
        aria-label={words.outcome}
        data={[{ value: '', label: t.anyFate }, ...fates.map((value) => ({ value, label: words.fates[value] }))]}
        value={fate ?? ''}
        onChange={(value) => onFilter('fate', value ?? '')}
        allowDeselect={false}
      />
      <Select
        className={classes.choice}
        aria-label={t.kind}
        data={[{ value: '', label: t.anyKind }, ...callKinds.map((value) => ({ value, label: words.kinds[value] }))]}
        value={kind ?? ''}
        onChange={(value) => onFilter('kind', value ?? '')}
        allowDeselect={false}
      />
      <DayRange from={filters.from} until={filters.until} onDay={onFilter} />
      {signageId !== undefined && <OnlyOne word={t.onlySignage} onLift={() => onFilter('signageId', '')} />}
      {userId !== undefined && <OnlyOne word={t.onlyOperator} onLift={() => onFilter('userId', '')} />}
    </>
  );
}
