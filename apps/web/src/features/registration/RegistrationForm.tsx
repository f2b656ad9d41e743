import { Button, Text } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { registrationCalls } from '@mukae/contract/calls/registration';
import { errorCodes } from '@mukae/contract/errors/codes';
import { errors } from '@mukae/contract/errors/errors';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, isError } from '@/api/call';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { allGiven, Consents, noConsents } from './Consents';
import classes from './RegistrationForm.module.css';
import { registrationTexts } from './registration.texts';
import { SignUpInputs } from './SignUpInputs';
import { emptySignUp, type SignUpField, signUpFaults, signUpFieldNames, signUpRequest } from './signUp';

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
  const [consents, setConsents] = useState(noConsents);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ErrorAnswer>();
  const [takenEmail, setTakenEmail] = useState<string>();
  const form = useCheckedForm(emptySignUp, (values) => signUpFaults(values, language));

  const field = (name: SignUpField) => {
    const props = form.field(name);
    const isTaken = name === 'email' && takenEmail === props.value;
    return isTaken ? { ...props, error: errors.alreadyRegistered.text[language] } : props;
  };

  const register = async () => {
    setBusy(true);
    setRefused(undefined);
    setTakenEmail(undefined);
    const answer = await call(registrationCalls.registerNewAccount, signUpRequest(form.values, language));
    setBusy(false);
    if (!isError(answer)) return onRegistered(form.values.email);
    if (answer.code !== errorCodes.alreadyRegistered) return setRefused(answer);
    setTakenEmail(form.values.email);
    document.getElementById('email')?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) void register();
  };

  const toMend = signUpFieldNames.filter(form.faultOf);

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {refused && <ErrorBanner code={refused.code} msg={refused.msg} />}
      {toMend.length > 1 && (
        <ErrorSummary
          key={form.timesSent}
          title={t.toMend(toMend.length)}
          fields={toMend.map((name) => ({ fieldId: name, label: t.fields[name] }))}
        />
      )}
      <SignUpInputs field={field} />
      <Consents given={consents} onChange={(name, isGiven) => setConsents({ ...consents, [name]: isGiven })} />
      <div className={classes.foot}>
        <div className={classes.beside}>{beside}</div>
        {!allGiven(consents) && (
          <Text fz="xs" c="dimmed" className={classes.why}>
            {t.consentHint}
          </Text>
        )}
        <Button type="submit" className={classes.submit} loading={busy} disabled={!allGiven(consents)}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
