import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { call } from '../../../api/call';
import { useTexts } from '../../../language/LanguageProvider';
import { Panel } from '../../../ui/Panel';
import { AskedDeed } from '../../service/AskedDeed';
import classes from './SignageDeletion.module.css';
import { signageFormTexts } from './signageForm.texts';
import { useAfterSignageChange } from './useAfterSignageChange';

export function SignageDeletion({ signage: { id, name } }: { signage: SignageAnswer }) {
  const { remove } = useTexts(signageFormTexts);
  const leave = useAfterSignageChange();
  return (
    <Panel title={remove.title} className={classes.deletion}>
      <AskedDeed
        words={{ ...remove, consequence: remove.consequence(name) }}
        destructive
        act={() => call(signageCalls.deleteSignage, { targetId: id })}
        onDone={() => void leave(remove.done)}
      />
    </Panel>
  );
}
