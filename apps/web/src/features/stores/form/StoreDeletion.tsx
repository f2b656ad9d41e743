import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import { call } from '@/api/call';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { DeedsPanel } from '@/forms/DeedsPanel';
import { useAfterChange } from '@/forms/useAfterChange';
import { useTexts } from '@/language/LanguageProvider';
import { storeChanges } from '../storeChanges';
import { storeFormTexts } from './storeForm.texts';

export function StoreDeletion({ store }: { store: StoreAnswer }) {
  const { remove } = useTexts(storeFormTexts);
  const leave = useAfterChange(storeChanges);
  return (
    <DeedsPanel title={remove.title}>
      <AskedDeed
        words={{ ...remove, consequence: remove.consequence(store.name) }}
        whyNot={store.isOwnConfig ? remove.own : undefined}
        destructive
        act={() => call(storeCalls.deleteStore, { targetStoreId: store.id })}
        onDone={() => void leave(remove.done)}
      />
    </DeedsPanel>
  );
}
