import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { pageSizes } from '@mukae/contract/domain/list/paging';
import { useState } from 'react';
import { useCompanyScope } from '@/features/companies';
import { SignagePerson, useSignage } from '@/features/signages';
import type { Field } from '@/forms/field';
import { fieldMarksOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { usePageOf } from '@/lists/usePageOf';
import { LiveDeviceStatus } from '@/live/LiveDeviceStatus';
import { pairSignageTexts } from './pairSignage.texts';
import classes from './SignageSelect.module.css';

const typingRestsMs = 250;

/** One of the signages; the server searches, for there may be many. The chosen one is shown with what it does now. */
export function SignageSelect({ field, label }: { field: Field<number | null>; label: string }) {
  const t = useTexts(pairSignageTexts);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, typingRestsMs);
  const { data: chosen } = useSignage(field.value ?? 0, field.value !== null);
  const optionOf = ({ id, name, storeName }: SignageAnswer) => ({ value: id, label: t.place(name, storeName) });
  const chosenOption = chosen && optionOf(chosen);
  // The name of the chosen one stands in the field without having been typed.
  const asked = search === chosenOption?.label ? '' : search;
  const page = usePageOf(signageCalls.pageOfSignages, {
    ...useCompanyScope(),
    page: 1,
    pageSize: pageSizes.usual,
    sort: 'name',
    search: asked || undefined,
  });
  const found = (page.data?.rows ?? []).map(optionOf);
  const isListed = found.some((option) => option.value === field.value);
  return (
    <div>
      <Select
        {...fieldMarksOf(field)}
        label={label}
        placeholder={t.chooseSignage}
        withAsterisk
        searchable
        data={chosenOption && !isListed ? [chosenOption, ...found] : found}
        filter={({ options }) => options}
        nothingFoundMessage={t.nothingFound}
        searchValue={typed}
        onSearchChange={setTyped}
        value={chosenOption?.value ?? null}
        onChange={field.set}
      />
      {chosen && (
        <div className={classes.chosen}>
          <SignagePerson signage={chosen} />
          <LiveDeviceStatus signage={chosen} />
        </div>
      )}
    </div>
  );
}
