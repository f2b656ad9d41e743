import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { newPasswordFaults } from '../newPassword/newPasswordFaults';
import { PasswordRulesList, toldRules } from '../PasswordRulesList';
import classes from './PasswordSettingForm.module.css';
import { passwordSettingTexts } from './passwordSetting.texts';

const empty = { password: '', confirmation: '' };

export function PasswordSettingForm({ onSubmit }: { onSubmit: (password: string) => void }) {
  const t = useTexts(passwordSettingTexts);
  const { language } = useLanguage();
  const rulesId = useId();
  const form = useCheckedForm(empty, (values) => newPasswordFaults(values, language));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) onSubmit(form.values.password);
  };

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <div className={classes.new}>
        <PasswordInput
          {...form.field('password')}
          label={t.newPassword}
          required
          autoComplete="new-password"
          {...toldRules(rulesId)}
          size="lg"
        />
        <PasswordRulesList id={rulesId} password={form.values.password} />
      </div>
      <PasswordInput
        {...form.field('confirmation')}
        label={t.confirmation}
        required
        autoComplete="new-password"
        size="lg"
      />
      <Button type="submit" size="lg" fullWidth>
        {t.submit}
      </Button>
    </form>
  );
}
