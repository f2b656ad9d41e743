import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import { call } from '../../../api/call';
import { useTexts } from '../../../language/LanguageProvider';
import { AskedDeed } from '../../service/AskedDeed';
import { DeedsPanel } from '../../service/DeedsPanel';
import { useAfterChange } from '../../service/useAfterChange';
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
