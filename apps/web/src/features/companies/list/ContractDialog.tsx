import { Button, NumberInput } from '@mantine/core';
import type { ListedCompany } from '@mukae/contract/calls/companies';
import { avatarChannelsMax, feeRateMax } from '@mukae/contract/domain/company/contract';
import { errorCodes } from '@mukae/contract/errors/codes';
import { choiceOf } from '@/forms/choiceOf';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { DialogForm } from '@/ui/DialogForm';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { FormDialog } from '@/ui/FormDialog';
import { useLast } from '@/ui/useLast';
import { useCompanyName } from '../useCompanyName';
import { companyListTexts } from './companyList.texts';
import { contractFaults } from './contractFaults';
import { useContractChange } from './useContractChange';

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

function ContractForm({ opened, company, onClose }: { opened: boolean; company: ListedCompany; onClose: () => void }) {
  const { dialog: t } = useTexts(companyListTexts);
  const { language } = useLanguage();
  const nameOf = useCompanyName();
  const { avatar_channel_max, fee_rate } = company;
  const first = { channels: String(avatar_channel_max), feeRate: String(fee_rate) };
  const form = useCheckedForm(first, (values) => contractFaults(values, language));
  const { trouble, busy, change, reload } = useContractChange(company, onClose);
  return (
    <FormDialog opened={opened} title={t.title(nameOf(company))} busy={busy} onCancel={onClose}>
      <DialogForm
        text={t.text}
        answers={{ cancel: t.cancel, submit: t.submit }}
        busy={busy}
        onCancel={onClose}
        onSubmit={() => {
          if (form.check()) change(form.values);
        }}
      >
        {trouble && (
          <ErrorBanner
            code={trouble.code}
            msg={trouble.msg}
            action={
              trouble.code === errorCodes.changedMeanwhile && (
                <Button size="xs" variant="default" onClick={reload}>
                  {t.reload}
                </Button>
              )
            }
          />
        )}
        <NumberInput
          {...choiceOf(form, 'channels')}
          label={t.channels}
          withAsterisk
          min={0}
          max={avatarChannelsMax}
          allowDecimal={false}
          data-autofocus
        />
        <NumberInput
          {...choiceOf(form, 'feeRate')}
          label={t.feeRate}
          withAsterisk
          min={0}
          max={feeRateMax}
          step={10}
          allowDecimal={false}
        />
      </DialogForm>
    </FormDialog>
  );
}
