import { PasswordInput, TextInput } from '@mantine/core';
import { useId } from 'react';
import { PasswordRulesList, toldRules } from '@/features/accounts';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { registrationTexts } from './registration.texts';
import classes from './SignUpInputs.module.css';
import { asksForKana, type SignUpDraft } from './signUp';

/** Which fields there are, and how they stand together. */
export function SignUpInputs({ form }: { form: Field<SignUpDraft> }) {
  const t = useTexts(registrationTexts);
  const { language } = useLanguage();
  const rulesId = useId();
  const user = form.at('user');
  const required = (name: keyof SignUpDraft['user'], label: string) => ({
    ...textOf(user.at(name)),
    label,
    required: true,
  });

  return (
    // The word for "required" follows the language of the form, which may differ from that of the page around it.
    <div className={classes.inputs} style={{ '--mk-required': JSON.stringify(t.required) }}>
      <TextInput
        {...textOf(form.at('company').at('name'))}
        className={classes.wide}
        label={t.fields.organization}
        description={t.organizationHint}
        autoComplete="organization"
      />
      {asksForKana(language) ? (
        <>
          <TextInput {...required('name', t.fields.name)} autoComplete="name" />
          <TextInput {...textOf(user.at('kana'))} label={t.fields.kana} description={t.kanaHint} autoComplete="off" />
        </>
      ) : (
        <TextInput {...required('name', t.fields.name)} className={classes.wide} autoComplete="name" />
      )}
      <TextInput
        {...required('login_id', t.fields.email)}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
      />
      <PasswordInput
        {...required('password', t.fields.password)}
        autoComplete="new-password"
        {...toldRules(rulesId)}
        visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
      />
      <div className={classes.wide}>
        <PasswordRulesList id={rulesId} password={user.value.password} />
      </div>
      <TextInput {...required('phone', t.fields.phone)} type="tel" placeholder={t.phoneExample} autoComplete="tel" />
      <TextInput {...required('address', t.fields.address)} autoComplete="street-address" />
    </div>
  );
}
