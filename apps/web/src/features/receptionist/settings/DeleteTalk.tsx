import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { call } from '@/api/call';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { receptionistSettingsTexts } from './receptionistSettings.texts';

/** What visitors said is theirs: it can be deleted before its days are over. */
export function DeleteTalk() {
  const t = useTexts(receptionistSettingsTexts);
  const scope = useCompanyScope();
  return (
    <Panel title={t.records}>
      <AskedDeed
        destructive
        words={t.deleteTalk}
        act={() => call(receptionistCalls.deleteTalk, scope)}
        onDone={() => void toast.success({ title: t.deleted, closeLabel: t.close })}
      />
    </Panel>
  );
}
