import { PasswordInput, TextInput } from '@mantine/core';
import { type ComponentProps, useId } from 'react';
import { PasswordRulesList, toldRules } from '@/features/accounts';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { registrationTexts } from './registration.texts';
import classes from './SignUpInputs.module.css';
import { asksForKana, type SignUpField } from './signUp';

type FieldProps = Pick<ComponentProps<typeof TextInput>, 'id' | 'name' | 'error' | 'onChange'> & { value: string };

/** Which fields there are, and how they stand together. */
export function SignUpInputs({ field }: { field: (name: SignUpField) => FieldProps }) {
  const t = useTexts(registrationTexts);
  const { language } = useLanguage();
  const rulesId = useId();
  const required = (name: SignUpField) => ({ ...field(name), label: t.fields[name], required: true });

  return (
    // The word for "required" follows the language of the form, which may differ from that of the page around it.
    <div className={classes.inputs} style={{ '--mk-required': JSON.stringify(t.required) }}>
      <TextInput
        {...field('organization')}
        className={classes.wide}
        label={t.fields.organization}
        description={t.organizationHint}
        autoComplete="organization"
      />
      {asksForKana(language) ? (
        <>
          <TextInput {...required('name')} autoComplete="name" />
          <TextInput {...required('kana')} />
        </>
      ) : (
        <TextInput {...required('name')} className={classes.wide} autoComplete="name" />
      )}
      <TextInput
        {...required('email')}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
      />
      <PasswordInput
        {...required('password')}
        autoComplete="new-password"
        {...toldRules(rulesId)}
        visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
      />
      <div className={classes.wide}>
        <PasswordRulesList id={rulesId} password={field('password').value} />
      </div>
      <TextInput {...required('phone')} type="tel" placeholder={t.phoneExample} autoComplete="tel" />
      <TextInput {...required('address')} autoComplete="street-address" />
    </div>
  );
}
