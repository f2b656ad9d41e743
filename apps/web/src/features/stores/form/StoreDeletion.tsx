import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import { call } from '../../../api/call';
import { useTexts } from '../../../language/LanguageProvider';
import { Panel } from '../../../ui/Panel';
import { AskedDeed } from '../../service/AskedDeed';
import classes from './StoreForm.module.css';
import { storeFormTexts } from './storeForm.texts';
import { useAfterStoreChange } from './useAfterStoreChange';

export function StoreDeletion({ store }: { store: StoreAnswer }) {
  const { remove } = useTexts(storeFormTexts);
  const leave = useAfterStoreChange();
  return (
    <div className={classes.deletion}>
      <Panel title={remove.title}>
        <AskedDeed
          words={{ ...remove, consequence: remove.consequence(store.name) }}
          whyNot={store.isOwnConfig ? remove.own : undefined}
          destructive
          act={() => call(storeCalls.deleteStore, { targetStoreId: store.id })}
          onDone={() => void leave(remove.done)}
        />
      </Panel>
    </div>
  );
}
