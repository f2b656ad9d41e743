import { companyCalls, type ListedCompany } from '@mukae/contract/calls/companies';
import { avatarChannelsMax, feeRateMax } from '@mukae/contract/domain/company/contract';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { FormTrouble } from '@/forms/FormTrouble';
import { NumberField } from '@/forms/NumberField';
import { readChange } from '@/forms/reading';
import type { TypedNumber } from '@/forms/typedNumber';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { useLast } from '@/ui/useLast';
import { useCompanyName } from '../useCompanyName';
import { companyListTexts } from './companyList.texts';

/** The contract of one company. A newer state of it begins the form anew. */
export function ContractDialog({ company, onClose }: { company: ListedCompany | null; onClose: () => void }) {
  const shown = useLast(company);
  if (!shown) return null;
  return (
    <ContractForm
      key={`${shown.companyId} ${shown.version}`}
      opened={company !== null}
      company={shown}
      onClose={onClose}
    />
  );
}

interface Contract {
  avatar_channel_max: TypedNumber;
  fee_rate: TypedNumber;
}

const contractChange = z.pick(companyCalls.updateCompany.input, { avatar_channel_max: true, fee_rate: true });

function ContractForm({ opened, company, onClose }: { opened: boolean; company: ListedCompany; onClose: () => void }) {
  const { dialog: t } = useTexts(companyListTexts);
  const nameOf = useCompanyName();
  const client = useQueryClient();
  const { companyId, version, avatar_channel_max, fee_rate } = company;
  const before: Contract = { avatar_channel_max, fee_rate };
  const form = useForm({ first: before, read: (draft) => readChange(contractChange, before, draft) });

  const reload = () => {
    for (const { path } of [companyCalls.getCompanies, companyCalls.getCompany])
      void client.invalidateQueries({ queryKey: [path] });
  };
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) => call(companyCalls.updateCompany, { targetCompanyId: companyId, ...wanted, version }),
    onDone: () => {
      onClose();
      reload();
      void toast.success({ title: t.done, closeLabel: t.close });
    },
  });

  return (
    <FormDialog opened={opened} title={t.title(nameOf(company))} busy={atForm.busy} onCancel={onClose}>
      <DialogForm
        text={t.text}
        answers={{ cancel: t.cancel, submit: t.submit }}
        busy={atForm.busy}
        onCancel={onClose}
        onSubmit={form.untouched ? onClose : form.whenRight(submit)}
      >
        <FormTrouble trouble={atForm.trouble} onReload={reload} />
        <NumberField
          field={form.at('avatar_channel_max')}
          label={t.channels}
          withAsterisk
          limits={{ min: 0, max: avatarChannelsMax }}
          data-autofocus
        />
        <NumberField
          field={form.at('fee_rate')}
          label={t.feeRate}
          withAsterisk
          limits={{ min: 0, max: feeRateMax }}
          step={10}
        />
      </DialogForm>
    </FormDialog>
  );
}
