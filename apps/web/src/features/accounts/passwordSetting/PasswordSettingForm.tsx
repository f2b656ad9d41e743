import { Button, PasswordInput } from '@mantine/core';
import { type FormEventHandler, useId } from 'react';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import type { NewPassword } from '../newPassword/readNewPassword';
import { PasswordRulesList, toldRules } from '../PasswordRulesList';
import classes from './PasswordSettingForm.module.css';
import { passwordSettingTexts } from './passwordSetting.texts';

export function PasswordSettingForm({ form, onSubmit }: { form: Field<NewPassword>; onSubmit: FormEventHandler }) {
  const t = useTexts(passwordSettingTexts);
  const rulesId = useId();
  return (
    <form noValidate className={classes.form} onSubmit={onSubmit}>
      <div className={classes.new}>
        <PasswordInput
          {...textOf(form.at('password'))}
          label={t.newPassword}
          required
          autoComplete="new-password"
          {...toldRules(rulesId)}
          size="lg"
        />
        <PasswordRulesList id={rulesId} password={form.value.password} />
      </div>
      <PasswordInput
        {...textOf(form.at('confirmation'))}
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
