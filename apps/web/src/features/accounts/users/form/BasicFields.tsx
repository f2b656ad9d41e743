import { Select, TextInput } from '@mantine/core';
import { grantableRoles, isGrantable, type Role } from '@mukae/contract/domain/account/role';
import { roleTexts } from '@/features/accounts/role.texts';
import type { Field } from '@/forms/field';
import { choiceOf, textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import type { UserDraft } from './userFields';
import { userFormTexts } from './userForm.texts';

/** Who somebody is and what she may do. A role that nobody can give is shown, and stays; a known reading may be emptied. */
export function BasicFields({ form, present }: { form: Field<UserDraft>; present?: Role }) {
  const t = useTexts(userFormTexts);
  const roles = useTexts(roleTexts);
  const fixed = present && !isGrantable(present) ? present : undefined;
  return (
    <Fields>
      <TextInput
        {...textOf(form.at('loginId'))}
        type="email"
        label={t.loginId}
        placeholder={t.loginIdExample}
        withAsterisk
        autoComplete="off"
      />
      <Select
        {...choiceOf(form.at('role'))}
        label={t.role}
        data={(fixed ? [fixed] : grantableRoles).map((role) => ({ value: role, label: roles[role] }))}
        disabled={fixed !== undefined}
      />
      <TextInput {...textOf(form.at('name'))} label={t.name} withAsterisk autoComplete="off" />
      <TextInput {...textOf(form.at('kana'))} label={t.kana} withAsterisk={!present} autoComplete="off" />
    </Fields>
  );
}
