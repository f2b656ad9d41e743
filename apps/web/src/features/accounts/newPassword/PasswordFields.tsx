import { PasswordInput } from '@mantine/core';
import { useId } from 'react';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { Fields } from '@/ui/Fields';
import { PasswordRulesList, toldRules } from '../PasswordRulesList';

/** A password and the same once more, above the rules that it has to meet. */
export function PasswordFields({
  password,
  confirmation,
  words,
  required,
}: {
  password: Field<string>;
  confirmation: Field<string>;
  words: { password: string; confirmation: string };
  required: boolean;
}) {
  const rulesId = useId();
  return (
    <>
      <Fields>
        <PasswordInput
          {...textOf(password)}
          label={words.password}
          withAsterisk={required}
          autoComplete="new-password"
          {...toldRules(rulesId)}
        />
        <PasswordInput
          {...textOf(confirmation)}
          label={words.confirmation}
          withAsterisk={required}
          autoComplete="new-password"
        />
      </Fields>
      <PasswordRulesList id={rulesId} password={password.value} />
    </>
  );
}
