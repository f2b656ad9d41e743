import { Switch, Title } from '@mantine/core';
import { useTexts } from '../../../language/LanguageProvider';
import classes from './NewPasswordFields.module.css';
import { newPasswordTexts } from './newPassword.texts';
import { type PasswordField, PasswordFields } from './PasswordFields';

/** Two fields that stand there only for who wants to change the password. */
export function NewPasswordFields({
  chosen,
  onChoose,
  password,
  confirmation,
}: {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  password: PasswordField;
  confirmation: PasswordField;
}) {
  const t = useTexts(newPasswordTexts);
  return (
    <section className={classes.password}>
      <Title order={2}>{t.title}</Title>
      <Switch label={t.change} checked={chosen} onChange={(change) => onChoose(change.currentTarget.checked)} />
      {chosen && (
        <PasswordFields
          password={password}
          confirmation={confirmation}
          words={{ password: t.password, confirmation: t.confirmation }}
          required
        />
      )}
    </section>
  );
}
