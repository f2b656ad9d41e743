import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { useState } from 'react';
import { GuardDialogs } from '@/features/accounts';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormColumns } from '@/ui/FormColumns';
import { signagePaths } from '../signagePaths';
import { AvatarDelivery } from './AvatarDelivery';
import { changedSignage, hasChanges, logsDeviceOut, valuesOf } from './changedSignage';
import { DeviceLogin } from './DeviceLogin';
import { SignageFields } from './SignageFields';
import { SignageFormFaults } from './SignageFormFaults';
import { type Looks, SignageLooks } from './SignageLooks';
import { signageFaults } from './signageFaults';
import { signageFormTexts } from './signageForm.texts';
import { useSignageChange } from './useSignageChange';

export function SignageUpdateForm({ signage, onReload }: { signage: SignageAnswer; onReload: () => void }) {
  const t = useTexts(signageFormTexts);
  const { language } = useLanguage();
  const before = {
    values: valuesOf(signage),
    characterId: signage.default_character?.id ?? null,
    isAvatarFilmed: signage.is_avatar_filmed,
  };
  const [looks, setLooks] = useState<Looks>({ image: null, characterId: before.characterId });
  const [isAvatarFilmed, setIsAvatarFilmed] = useState(before.isAvatarFilmed);
  const [asking, setAsking] = useState(false);
  const mayLackLoginId = before.values.loginId === '';
  const form = useCheckedForm(before.values, (values) => signageFaults(values, { mayLackLoginId, language }));
  const guarded = useSignageChange(signage);
  const { atForm } = guarded;
  const changed = changedSignage(before, { values: form.values, isAvatarFilmed, ...looks });

  const save = () => {
    if (!form.check()) return;
    if (logsDeviceOut(changed)) setAsking(true);
    else guarded.submit(changed);
  };
  const goOn = () => {
    setAsking(false);
    guarded.submit(changed);
  };

  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <SignageFormFaults form={form} />
      <FormColumns
        onSubmit={save}
        main={
          <SignageFields form={form}>
            <DeviceLogin form={form} hint={mayLackLoginId ? t.change.noLoginHint : t.change.loginHint} />
          </SignageFields>
        }
        side={
          <>
            <SignageLooks name={signage.name} current={signage.image} looks={looks} onChange={setLooks} />
            <AvatarDelivery isFilmed={isAvatarFilmed} onChange={setIsAvatarFilmed} />
          </>
        }
        foot={
          <SaveFoot
            unchanged={!hasChanges(changed)}
            busy={atForm.busy}
            back={<BackLink to={useListAddress(signagePaths.list)} />}
          />
        }
      />
      <ConfirmDialog
        opened={asking}
        title={t.logout.question}
        text={t.logout.consequence}
        answers={{ cancel: t.logout.cancel, confirm: t.logout.verb }}
        onCancel={() => setAsking(false)}
        onConfirm={goOn}
      />
      <GuardDialogs form={guarded} />
    </>
  );
}
