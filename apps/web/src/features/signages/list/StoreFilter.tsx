import { Select } from '@mantine/core';
import { useStoreOptions } from '@/features/stores';
import { useTexts } from '@/language/LanguageProvider';
import classes from './StoreFilter.module.css';
import { signageListTexts } from './signageList.texts';

export function StoreFilter({ storeId, onChoose }: { storeId: string; onChoose: (storeId: string) => void }) {
  const t = useTexts(signageListTexts);
  const stores = useStoreOptions().map(({ value, label }) => ({ value: String(value), label }));
  return (
    <Select
      className={classes.filter}
      aria-label={t.store}
      data={[{ value: '', label: t.everyStore }, ...stores]}
      value={storeId}
      onChange={(chosen) => onChoose(chosen ?? '')}
      allowDeselect={false}
      searchable={stores.length > 10}
    />
  );
}
