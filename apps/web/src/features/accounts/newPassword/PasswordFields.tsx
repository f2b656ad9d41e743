import { PasswordInput } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { Fields } from '@/ui/Fields';
import { PasswordRulesList, toldRules } from '../PasswordRulesList';

export interface PasswordField {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (change: FormEvent<HTMLInputElement>) => void;
}

/** A password and the same once more, above the rules that it has to meet. */
export function PasswordFields({
  password,
  confirmation,
  words,
  required,
}: {
  password: PasswordField;
  confirmation: PasswordField;
  words: { password: string; confirmation: string };
  required: boolean;
}) {
  const rulesId = useId();
  return (
    <>
      <Fields>
        <PasswordInput
          {...password}
          label={words.password}
          withAsterisk={required}
          autoComplete="new-password"
          {...toldRules(rulesId)}
        />
        <PasswordInput
          {...confirmation}
          label={words.confirmation}
          withAsterisk={required}
          autoComplete="new-password"
        />
      </Fields>
      <PasswordRulesList id={rulesId} password={password.value} />
    </>
  );
}
