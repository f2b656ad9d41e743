import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/call';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { useCompanyScope } from '@/features/companies';
import type { Field } from '@/forms/field';
import { NumberField } from '@/forms/NumberField';
import type { TypedNumber } from '@/forms/typedNumber';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import classes from './ReceptionistForm.module.css';
import { receptionistSettingsTexts } from './receptionistSettings.texts';

/** How long what visitors said is kept; it is theirs, and can be deleted before its days are over. */
export function KeptTalk({ field }: { field: Field<TypedNumber> }) {
  const t = useTexts(receptionistSettingsTexts);
  const scope = useCompanyScope();
  const client = useQueryClient();
  const isDeleted = () => {
    void client.invalidateQueries({ queryKey: [receptionistCalls.pageOfAsked.path] });
    void toast.success({ title: t.deleted, closeLabel: t.close });
  };
  return (
    <Panel space="form" title={t.records}>
      <div className={classes.fields}>
        <Fields>
          <NumberField
            field={field}
            label={t.keepDays}
            description={t.keepDaysHint}
            limits={receptionistLimits.keepDays}
            withAsterisk
          />
        </Fields>
        <AskedDeed
          destructive
          words={t.deleteTalk}
          act={() => call(receptionistCalls.deleteTalk, scope)}
          onDone={isDeleted}
        />
      </div>
    </Panel>
  );
}
