import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useState } from 'react';
import { GuardDialogs } from '@/features/accounts/GuardDialogs';
import { NewPasswordFields } from '@/features/accounts/newPassword/NewPasswordFields';
import { newPasswordTexts } from '@/features/accounts/newPassword/newPassword.texts';
import { ThumbnailPanel } from '@/features/accounts/thumbnail/ThumbnailPanel';
import { BackLink } from '@/forms/BackLink';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { userPaths } from '../userPaths';
import { BasicFields } from './BasicFields';
import { ReceptionPanel } from './ReceptionPanel';
import { hasUserChange, userChangeFaults, userChangeOf } from './userChange';
import { fieldsOf, type UserFields } from './userFields';
import { userFormTexts } from './userForm.texts';
import { useUserChange } from './useUserChange';

export function UserUpdateForm({ user, onReload }: { user: UserAnswer; onReload: () => void }) {
  const t = useTexts(userFormTexts);
  const passwordWords = useTexts(newPasswordTexts);
  const { language } = useLanguage();
  const [image, setImage] = useState<File | null>(null);
  const [characterId, setCharacterId] = useState(user.character_id);
  const [changesPassword, setChangesPassword] = useState(false);
  const guarded = useUserChange(user);
  const { atForm } = guarded;

  const changeIn = (fields: UserFields) => userChangeOf(user, fields, { characterId, image, changesPassword });
  const form = useCheckedForm({ ...fieldsOf(user) }, (values) =>
    userChangeFaults(changeIn(values), values.confirmation, language),
  );
  const wanted = changeIn(form.values);

  const save = () => {
    if (form.check()) guarded.submit(wanted);
  };

  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <FormFaults
        form={form}
        labels={[
          ['loginId', t.loginId],
          ['name', t.name],
          ['kana', t.kana],
          ['password', passwordWords.password],
          ['confirmation', passwordWords.confirmation],
          ['subjectName', t.subjectName],
        ]}
      />
      <FormColumns
        onSubmit={save}
        main={
          <Panel space="form" title={t.basics}>
            <BasicFields form={form} present={user.role} />
            <NewPasswordFields form={form} chosen={changesPassword} onChoose={setChangesPassword} />
          </Panel>
        }
        side={
          <>
            <ThumbnailPanel name={form.values.name} current={user.image} chosen={image} onChoose={setImage} />
            <ReceptionPanel form={form} characterId={characterId} onCharacter={setCharacterId} />
          </>
        }
        foot={
          <SaveFoot
            unchanged={!hasUserChange(wanted)}
            busy={atForm.busy}
            back={<BackLink to={useListAddress(userPaths.list)} />}
          />
        }
      />
      <GuardDialogs form={guarded} passwordLabel={t.ownPassword} />
    </>
  );
}
