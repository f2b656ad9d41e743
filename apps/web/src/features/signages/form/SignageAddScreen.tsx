import { signageCalls } from '@mukae/contract/calls/signages';
import { callOnce } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormTrouble } from '@/forms/FormTrouble';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { FormColumns } from '@/ui/FormColumns';
import { PageHeader } from '@/ui/PageHeader';
import { signageChanges } from '../signageChanges';
import { signagePaths } from '../signagePaths';
import { DeviceLogin } from './DeviceLogin';
import { readNewSignage } from './readSignage';
import { SignageFields } from './SignageFields';
import { SignageFormFaults } from './SignageFormFaults';
import { SignageLooks } from './SignageLooks';
import { emptySignage } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

export function SignageAddScreen() {
  const t = useTexts(signageFormTexts);
  const scope = useCompanyScope();
  const leave = useAfterChange(signageChanges);
  const form = usePageForm({ first: emptySignage, read: readNewSignage });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted: { image, ...fields }, onceKey }) =>
      callOnce(onceKey, signageCalls.addSignage, { ...scope, ...fields }, { image: image ?? undefined }),
    onDone: () => void leave(t.add.done, t.add.next),
  });

  return (
    <>
      <PageHeader en={t.en} title={t.add.title} text={t.add.text} />
      <FormTrouble trouble={atForm.trouble} />
      <SignageFormFaults form={form} />
      <FormColumns
        onSubmit={form.whenRight(submit)}
        main={
          <SignageFields form={form}>
            <DeviceLogin form={form} hint={t.add.loginHint} />
          </SignageFields>
        }
        side={<SignageLooks form={form} name={form.value.name} current="" />}
        foot={<AddFoot verb={t.add.verb} untouched={form.untouched} busy={atForm.busy} list={signagePaths.list} />}
      />
    </>
  );
}
