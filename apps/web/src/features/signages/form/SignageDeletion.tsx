import { type SignageAnswer, signageCalls } from '@mukae/contract/calls/signages';
import { call } from '@/api/call';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { DeedsPanel } from '@/forms/DeedsPanel';
import { useAfterChange } from '@/forms/useAfterChange';
import { useTexts } from '@/language/LanguageProvider';
import { signageChanges } from '../signageChanges';
import { signageFormTexts } from './signageForm.texts';

export function SignageDeletion({ signage: { id, name } }: { signage: SignageAnswer }) {
  const { remove } = useTexts(signageFormTexts);
  const leave = useAfterChange(signageChanges);
  return (
    <DeedsPanel title={remove.title}>
      <AskedDeed
        words={{ ...remove, consequence: remove.consequence(name) }}
        destructive
        act={() => call(signageCalls.deleteSignage, { targetId: id })}
        onDone={() => void leave(remove.done)}
      />
    </DeedsPanel>
  );
}
