import { Switch, Title } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import classes from './NewPasswordFields.module.css';
import { newPasswordTexts } from './newPassword.texts';
import { type PasswordField, PasswordFields } from './PasswordFields';

/** Two fields that stand there only for who wants to change the password. */
export function NewPasswordFields({
  form,
  chosen,
  onChoose,
}: {
  form: { field: (name: 'password' | 'confirmation') => PasswordField };
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}) {
  const t = useTexts(newPasswordTexts);
  return (
    <section className={classes.password}>
      <Title order={2}>{t.title}</Title>
      <Switch label={t.change} checked={chosen} onChange={(change) => onChoose(change.currentTarget.checked)} />
      {chosen && (
        <PasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          words={{ password: t.password, confirmation: t.confirmation }}
          required
        />
      )}
    </section>
  );
}
