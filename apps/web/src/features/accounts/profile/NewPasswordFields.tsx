import { PasswordInput, Switch, Title } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { useTexts } from '../../../language/LanguageProvider';
import { PasswordRulesList } from '../PasswordRulesList';
import classes from './NewPasswordFields.module.css';
import { profileTexts } from './profile.texts';

interface Field {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (change: FormEvent<HTMLInputElement>) => void;
}

/** Two fields that stand there only for who wants to change the password. */
export function NewPasswordFields({
  chosen,
  onChoose,
  password,
  confirmation,
}: {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  password: Field;
  confirmation: Field;
}) {
  const t = useTexts(profileTexts);
  const rulesId = useId();
  return (
    <section className={classes.password}>
      <Title order={2}>{t.password}</Title>
      <Switch label={t.changePassword} checked={chosen} onChange={(change) => onChoose(change.currentTarget.checked)} />
      {chosen && (
        <>
          <div className={classes.fields}>
            <PasswordInput
              {...password}
              label={t.newPassword}
              withAsterisk
              autoComplete="new-password"
              aria-describedby={rulesId}
            />
            <PasswordInput {...confirmation} label={t.confirmation} withAsterisk autoComplete="new-password" />
          </div>
          <PasswordRulesList id={rulesId} password={password.value} />
        </>
      )}
    </section>
  );
}
