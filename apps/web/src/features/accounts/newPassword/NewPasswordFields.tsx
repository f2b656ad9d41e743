import { Switch, Title } from '@mantine/core';
import type { Field } from '@/forms/field';
import { flagOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import classes from './NewPasswordFields.module.css';
import { newPasswordTexts } from './newPassword.texts';
import { PasswordFields } from './PasswordFields';

/** Two fields that stand there only for who wants to change the password. */
export function NewPasswordFields({
  chosen,
  password,
  confirmation,
}: {
  chosen: Field<boolean>;
  password: Field<string>;
  confirmation: Field<string>;
}) {
  const t = useTexts(newPasswordTexts);
  return (
    <section className={classes.password}>
      <Title order={2}>{t.title}</Title>
      <Switch {...flagOf(chosen)} label={t.change} />
      {chosen.value && (
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
