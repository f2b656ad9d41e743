import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../../language/LanguageProvider';
import { FormColumns } from '../../../../ui/FormColumns';
import { Panel } from '../../../../ui/Panel';
import { useCheckedForm } from '../../../../ui/useCheckedForm';
import { BackLink } from '../../../service/BackLink';
import { FormFaults } from '../../../service/FormFaults';
import { FormTrouble } from '../../../service/FormTrouble';
import { SaveFoot } from '../../../service/SaveFoot';
import { useListAddress } from '../../../service/useListAddress';
import { GuardDialogs } from '../../GuardDialogs';
import { NewPasswordFields } from '../../newPassword/NewPasswordFields';
import { newPasswordTexts } from '../../newPassword/newPassword.texts';
import { ThumbnailPanel } from '../../thumbnail/ThumbnailPanel';
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
