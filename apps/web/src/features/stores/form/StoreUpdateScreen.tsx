import { storeCalls } from '@mukae/contract/calls/stores';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { useRowToEdit } from '@/lists/useRowToEdit';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { storePaths } from '../storePaths';
import { StoreDeletion } from './StoreDeletion';
import classes from './StoreForm.module.css';
import { StoreUpdateForm } from './StoreUpdateForm';
import { storeFormTexts } from './storeForm.texts';

export function StoreUpdateScreen() {
  const t = useTexts(storeFormTexts);
  const query = useRowToEdit(storeCalls.getStore, { targetStoreId: useRowId() });
  return (
    <>
      <PageHeader en={t.en} title={t.change.title} text={t.change.text} />
      <LoadedRow
        query={query}
        skeleton={<PanelSkeleton label={t.loading} />}
        back={{ list: storePaths.list, label: t.toList }}
      >
        {(store) => (
          <div className={classes.width}>
            <StoreUpdateForm key={`${store.id} ${store.version}`} store={store} onReload={() => void query.refetch()} />
            <StoreDeletion store={store} />
          </div>
        )}
      </LoadedRow>
    </>
  );
}
