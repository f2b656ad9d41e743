import { Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { unexpected } from '@mukae/contract/errors/codes';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { flagOf, textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { useForm } from '@/forms/useForm';
import { IconAlertCircle, IconArrowRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './LoginForm.module.css';
import { loginTexts } from './login.texts';

export type Credentials = { username: string; password: string; isRemember: boolean };
export type LoginRefusal = { code: string; msg: string };

/** What is wrong with a field is told in the room below it: nothing moves. */
const field = { root: classes.field ?? '', wrapper: classes.box ?? '', error: classes.fault ?? '' };
const empty: Credentials = { username: '', password: '', isRemember: true };

export function LoginForm({
  busy,
  refusal,
  onEdit,
  onSubmit,
}: {
  busy: boolean;
  refusal: LoginRefusal | undefined;
  onEdit: () => void;
  onSubmit: (credentials: Credentials) => void;
}) {
  const t = useTexts(loginTexts);
  const form = useForm({ first: empty, read: (draft) => readBy(sessionCalls.login.input, draft) });

  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  return (
    <form noValidate className={classes.form} onChange={onEdit} onSubmit={form.whenRight(onSubmit)}>
      <TextInput
        {...textOf(form.at('username'))}
        ref={first}
        classNames={field}
        label={t.loginId}
        placeholder={t.loginIdExample}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        size="lg"
      />
      <PasswordInput
        {...textOf(form.at('password'))}
        classNames={field}
        label={t.password}
        autoComplete="current-password"
        size="lg"
      />
      <div className={classes.row}>
        <Checkbox {...flagOf(form.at('isRemember'))} label={t.remember} />
        <Anchor component={Link} to="/test/passwordReset" fz="sm" underline="always">
          {t.forgotten}
        </Anchor>
      </div>
      <div className={classes.roomForRefusal}>
        {refusal && (
          <p role="alert" className={classes.refusal}>
            <IconAlertCircle size={18} stroke={1.8} aria-hidden />
            <span>
              {refusal.msg}
              {refusal.code === unexpected.code && <span className={classes.code}>{refusal.code}</span>}
            </span>
          </p>
        )}
      </div>
      <Button type="submit" size="lg" fullWidth loading={busy} rightSection={<IconArrowRight size={20} aria-hidden />}>
        {t.submit}
      </Button>
    </form>
  );
}
