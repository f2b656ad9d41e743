import { Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { unexpected } from '@mukae/contract/errors/codes';
import { IconAlertCircle, IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { formFaults } from '@/language/formFaults';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import classes from './LoginForm.module.css';
import { loginTexts } from './login.texts';

export type Credentials = { username: string; password: string; isRemember: boolean };
export type LoginRefusal = { code: string; msg: string };

const empty = { username: '', password: '' };

export function LoginForm({
  busy,
  refusal,
  onSubmit,
}: {
  busy: boolean;
  refusal: LoginRefusal | undefined;
  onSubmit: (credentials: Credentials) => void;
}) {
  const t = useTexts(loginTexts);
  const { language } = useLanguage();
  const [isRemember, setRemember] = useState(true);
  const form = useCheckedForm(empty, (values) => formFaults(sessionCalls.login.input, values, language));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) onSubmit({ ...form.values, isRemember });
  };

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput
        {...form.field('username')}
        label={t.loginId}
        placeholder={t.loginIdExample}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        size="lg"
      />
      <PasswordInput {...form.field('password')} label={t.password} autoComplete="current-password" size="lg" />
      <div className={classes.row}>
        <Checkbox
          label={t.remember}
          checked={isRemember}
          onChange={(change) => setRemember(change.currentTarget.checked)}
        />
        <Anchor component={Link} to="/test/passwordReset" fz="sm" underline="always">
          {t.forgotten}
        </Anchor>
      </div>
      {refusal && (
        <p role="alert" className={classes.refusal}>
          <IconAlertCircle size={18} stroke={1.8} aria-hidden />
          <span>
            {refusal.msg}
            {refusal.code === unexpected.code && <span className={classes.code}>{refusal.code}</span>}
          </span>
        </p>
      )}
      <Button type="submit" size="lg" fullWidth loading={busy} rightSection={<IconArrowRight size={20} aria-hidden />}>
        {t.submit}
      </Button>
    </form>
  );
}
