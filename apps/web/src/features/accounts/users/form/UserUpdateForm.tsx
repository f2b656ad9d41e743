import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { GuardDialogs } from '@/features/accounts/GuardDialogs';
import { NewPasswordFields } from '@/features/accounts/newPassword/NewPasswordFields';
import { newPasswordTexts } from '@/features/accounts/newPassword/newPassword.texts';
import { ThumbnailPanel } from '@/features/accounts/thumbnail/ThumbnailPanel';
import { BackLink } from '@/forms/BackLink';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { userPaths } from '../userPaths';
import { BasicFields } from './BasicFields';
import { ReceptionPanel } from './ReceptionPanel';
import { readUserChange } from './userChange';
import { userDraftOf } from './userFields';
import { userFormTexts } from './userForm.texts';
import { useUserChange } from './useUserChange';

export function UserUpdateForm({ user, onReload }: { user: UserAnswer; onReload: () => void }) {
  const t = useTexts(userFormTexts);
  const passwordWords = useTexts(newPasswordTexts);
  const form = usePageForm({ first: userDraftOf(user), read: (draft) => readUserChange(user, draft) });
  const guarded = useUserChange(user, form);
  const { atForm } = guarded;
  const [password, confirmation] = [form.at('password'), form.at('confirmation')];

  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <FormFaults
        form={form}
        fields={[
          [form.at('loginId'), t.loginId],
          [form.at('name'), t.name],
          [form.at('kana'), t.kana],
          [password, passwordWords.password],
          [confirmation, passwordWords.confirmation],
          [form.at('subjectName'), t.subjectName],
        ]}
      />
      <FormColumns
        onSubmit={form.whenRight(guarded.submit)}
        main={
          <Panel space="form" title={t.basics}>
            <BasicFields form={form} present={user.role} />
            <NewPasswordFields chosen={form.at('changesPassword')} password={password} confirmation={confirmation} />
          </Panel>
        }
        side={
          <>
            <ThumbnailPanel name={form.value.name} current={user.image} chosen={form.at('image')} />
            <ReceptionPanel form={form} />
          </>
        }
        foot={
          <SaveFoot
            unchanged={form.untouched}
            busy={atForm.busy}
            back={<BackLink to={useListAddress(userPaths.list)} />}
          />
        }
      />
      <GuardDialogs form={guarded} passwordLabel={t.ownPassword} />
    </>
  );
}
