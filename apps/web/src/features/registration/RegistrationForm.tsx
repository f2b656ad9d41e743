import { Button, Text } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { registrationCalls } from '@mukae/contract/calls/registration';
import { errorCodes } from '@mukae/contract/errors/codes';
import type { ReactNode } from 'react';
import { call, isError } from '@/api/call';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Consents } from './Consents';
import classes from './RegistrationForm.module.css';
import { registrationTexts } from './registration.texts';
import { SignUpInputs } from './SignUpInputs';
import { consentsToAll, emptySignUp, readSignUp } from './signUp';

/** That an address is registered already is said at the field where it was typed. */
const atItsField = (answer: ErrorAnswer): ErrorAnswer =>
  answer.code === errorCodes.alreadyRegistered
    ? { ...answer, faults: [{ field: 'user.login_id', fault: 'alreadyRegistered' }] }
    : answer;

/** `beside` stands beside the button: another way on. */
export function RegistrationForm({
  beside,
  onRegistered,
}: {
  beside?: ReactNode;
  onRegistered: (email: string) => void;
}) {
  const t = useTexts(registrationTexts);
  const { language } = useLanguage();
  const form = useForm({ first: emptySignUp, read: (draft) => readSignUp(draft, language) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: async ({ wanted }) => {
      const answer = await call(registrationCalls.registerNewAccount, wanted);
      return isError(answer) ? atItsField(answer) : answer;
    },
    onDone: ({ wanted }) => onRegistered(wanted.user.login_id),
  });
  const user = form.at('user');
  const mayRegister = consentsToAll(form.value);

  return (
    <form noValidate className={classes.form} onSubmit={form.whenRight(submit)}>
      <FormTrouble trouble={atForm.trouble} />
      <FormFaults
        form={form}
        fields={[
          [form.at('company').at('name'), t.fields.organization],
          [user.at('name'), t.fields.name],
          [user.at('kana'), t.fields.kana],
          [user.at('login_id'), t.fields.email],
          [user.at('password'), t.fields.password],
          [user.at('phone'), t.fields.phone],
          [user.at('address'), t.fields.address],
        ]}
      />
      <SignUpInputs form={form} />
      <Consents given={form.at('consents')} />
      <div className={classes.foot}>
        <div className={classes.beside}>{beside}</div>
        {!mayRegister && (
          <Text fz="xs" c="dimmed" className={classes.why}>
            {t.consentHint}
          </Text>
        )}
        <Button type="submit" className={classes.submit} loading={atForm.busy} disabled={!mayRegister}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
