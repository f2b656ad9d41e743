import { Text, Title } from '@mantine/core';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { useState } from 'react';
import { call } from '@/api/call';
import { PasswordFields } from '@/features/accounts/newPassword/PasswordFields';
import { ThumbnailPanel } from '@/features/accounts/thumbnail/ThumbnailPanel';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { isUntouched } from '@/forms/isUntouched';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { userChanges } from '../userChanges';
import { userPaths } from '../userPaths';
import { BasicFields } from './BasicFields';
import { type NewUser, newUserFaults, newUserOf } from './newUser';
import { ReceptionPanel } from './ReceptionPanel';
import classes from './UserAddForm.module.css';
import { emptyUser } from './userFields';
import { userFormTexts } from './userForm.texts';

export function UserAddForm() {
  const t = useTexts(userFormTexts);
  const { language } = useLanguage();
  const scope = useCompanyScope();
  const leave = useAfterChange(userChanges);
  const [image, setImage] = useState<File | null>(null);
  const [characterId, setCharacterId] = useState<number | null>(null);
  const form = useCheckedForm({ ...emptyUser }, (values) => newUserFaults(values, language));
  const guarded = useGuardedChange<NewUser>({
    send: ({ wanted: { image: picture, ...user }, isForceSubmit }) =>
      call(accountCalls.addUser, { ...user, ...scope, isForceSubmit }, { image: picture }),
    onDone: ({ wanted }) => void leave(t.adding.done, wanted.name),
  });
  const { atForm } = guarded;

  const untouched = isUntouched(emptyUser, form.values) && image === null && characterId === null;
  const add = () => {
    if (form.check()) guarded.submit(newUserOf(form.values, { characterId, image }));
  };

  return (
    <>
      <FormTrouble trouble={atForm.trouble} />
      <FormFaults
        form={form}
        labels={[
          ['loginId', t.loginId],
          ['name', t.name],
          ['kana', t.kana],
          ['password', t.adding.password],
          ['confirmation', t.adding.confirmation],
          ['subjectName', t.subjectName],
        ]}
      />
      <FormColumns
        onSubmit={add}
        main={
          <Panel space="form" title={t.basics}>
            <BasicFields form={form} />
            <section className={classes.password}>
              <Title order={2}>{t.adding.passwordTitle}</Title>
              <Text size="sm" c="dimmed">
                {t.adding.passwordText}
              </Text>
              <PasswordFields
                password={form.field('password')}
                confirmation={form.field('confirmation')}
                words={{ password: t.adding.password, confirmation: t.adding.confirmation }}
                required={false}
              />
            </section>
          </Panel>
        }
        side={
          <>
            <ThumbnailPanel name={form.values.name} current="" chosen={image} onChoose={setImage} />
            <ReceptionPanel form={form} characterId={characterId} onCharacter={setCharacterId} />
          </>
        }
        foot={<AddFoot verb={t.adding.verb} untouched={untouched} busy={atForm.busy} list={userPaths.list} />}
      />
      <ServerQuestion form={guarded} verb={t.adding.verb} />
    </>
  );
}
