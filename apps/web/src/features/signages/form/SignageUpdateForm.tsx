import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { changesWayIn } from '@mukae/contract/domain/account/accountChange';
import { isMadeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { useState } from 'react';
import { GuardDialogs } from '@/features/accounts';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { useSignageStatus } from '@/live/useLive';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormColumns } from '@/ui/FormColumns';
import { signagePaths } from '../signagePaths';
import { AvatarDelivery } from './AvatarDelivery';
import { DeviceLogin } from './DeviceLogin';
import { readSignageChange, type SignageChange } from './readSignage';
import { SignageFields } from './SignageFields';
import { SignageFormFaults } from './SignageFormFaults';
import { SignageLooks } from './SignageLooks';
import { signageDraftOf } from './signageFields';
import { signageFormTexts } from './signageForm.texts';
import { useSignageChange } from './useSignageChange';

export function SignageUpdateForm({ signage, onReload }: { signage: SignageAnswer; onReload: () => void }) {
  const t = useTexts(signageFormTexts);
  const form = usePageForm({ first: signageDraftOf(signage), read: (draft) => readSignageChange(signage, draft) });
  const guarded = useSignageChange(signage, form);
  const { atForm } = guarded;
  /** What would log the device out, while it is asked about. */
  const [asked, setAsked] = useState<SignageChange | null>(null);

  const isTalking = useSignageStatus(signage.id, signage.status) === 'Active';
  const save = (change: SignageChange) => (changesWayIn(change) ? setAsked(change) : guarded.submit(change));
  const goOn = () => {
    setAsked(null);
    if (asked) guarded.submit(asked);
  };

  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <SignageFormFaults form={form} />
      <FormColumns
        onSubmit={form.whenRight(save)}
        main={
          <SignageFields form={form}>
            {isMadeUpLoginId(signage.loginId) ? (
              <DeviceLogin form={form} hint={t.change.noLoginHint} madeUpId={signage.loginId} />
            ) : (
              <DeviceLogin form={form} hint={t.change.loginHint} />
            )}
          </SignageFields>
        }
        side={
          <>
            <SignageLooks form={form} name={signage.name} current={signage.image} />
            <AvatarDelivery isFilmed={form.at('isAvatarFilmed')} />
          </>
        }
        foot={
          <SaveFoot
            unchanged={form.untouched}
            busy={atForm.busy}
            back={<BackLink to={useListAddress(signagePaths.list)} />}
          />
        }
      />
      <ConfirmDialog
        opened={asked !== null}
        title={t.logout.question}
        text={isTalking ? t.logout.endsCall : t.logout.consequence}
        destructive={isTalking}
        answers={{ cancel: t.logout.cancel, confirm: t.logout.verb }}
        onCancel={() => setAsked(null)}
        onConfirm={goOn}
      />
      <GuardDialogs form={guarded} />
    </>
  );
}
