import { useTexts } from '@/language/LanguageProvider';
import { storesTexts } from './stores.texts';
import { useStores } from './useStores';

/** The stores to choose from, for a `Select`. Where they are of several companies, each is named with its own. */
export function useStoreOptions(): { value: number; label: string }[] {
  const t = useTexts(storesTexts);
  const { data: stores = [] } = useStores();
  const isOneCompany = new Set(stores.map(({ companyName }) => companyName)).size <= 1;
  return stores.map(({ id, name, companyName }) => ({
    value: id,
    label: isOneCompany ? name : t.place(companyName, name),
  }));
}
