import { Text, Title } from '@mantine/core';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { callOnce } from '@/api/call';
import { PasswordFields } from '@/features/accounts/newPassword/PasswordFields';
import { ThumbnailPanel } from '@/features/accounts/thumbnail/ThumbnailPanel';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { userChanges } from '../userChanges';
import { userPaths } from '../userPaths';
import { BasicFields } from './BasicFields';
import { readNewUser } from './newUser';
import { ReceptionPanel } from './ReceptionPanel';
import classes from './UserAddForm.module.css';
import { emptyUser } from './userFields';
import { userFormTexts } from './userForm.texts';

export function UserAddForm() {
  const t = useTexts(userFormTexts);
  const scope = useCompanyScope();
  const leave = useAfterChange(userChanges);
  const form = usePageForm({ first: emptyUser, read: readNewUser });
  const guarded = useGuardedChange({
    form,
    send: ({ wanted: { image, ...user }, isForced, onceKey }) =>
      callOnce(onceKey, accountCalls.addUser, { ...user, ...scope, isForced }, { image: image ?? undefined }),
    onDone: ({ wanted }) => void leave(t.adding.done, wanted.name),
  });
  const { atForm } = guarded;
  const [password, confirmation] = [form.at('password'), form.at('confirmation')];

  return (
    <>
      <FormTrouble trouble={atForm.trouble} />
      <FormFaults
        form={form}
        fields={[
          [form.at('loginId'), t.loginId],
          [form.at('name'), t.name],
          [form.at('kana'), t.kana],
          [password, t.adding.password],
          [confirmation, t.adding.confirmation],
          [form.at('subjectName'), t.subjectName],
        ]}
      />
      <FormColumns
        onSubmit={form.whenRight(guarded.submit)}
        main={
          <Panel space="form" title={t.basics}>
            <BasicFields form={form} />
            <section className={classes.password}>
              <Title order={2}>{t.adding.passwordTitle}</Title>
              <Text size="sm" c="dimmed">
                {t.adding.passwordText}
              </Text>
              <PasswordFields password={password} confirmation={confirmation} words={t.adding} required={false} />
            </section>
          </Panel>
        }
        side={
          <>
            <ThumbnailPanel name={form.value.name} current="" chosen={form.at('image')} />
            <ReceptionPanel form={form} />
          </>
        }
        foot={<AddFoot verb={t.adding.verb} untouched={form.untouched} busy={atForm.busy} list={userPaths.list} />}
      />
      <ServerQuestion form={guarded} verb={t.adding.verb} />
    </>
  );
}
