import { Button, Text, TextInput } from '@mantine/core';
import { emailField } from '@mukae/contract/calls/accountFields';
import { accountCalls } from '@mukae/contract/calls/accounts';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { IconDeviceTablet } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { call, isError } from '@/api/call';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { formFaults } from '@/language/formFaults';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import classes from './PasswordResetForm.module.css';
import { passwordResetTexts } from './passwordReset.texts';

const fields = z.object({ userId: emailField });

export function PasswordResetForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(passwordResetTexts);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ErrorAnswer>();
  const form = useCheckedForm({ userId: '' }, (values) => formFaults(fields, values, language));

  const send = async () => {
    setBusy(true);
    setRefused(undefined);
    const answer = await call(accountCalls.resetPassword, {
      targetUserId: '',
      targetUserLoginId: form.values.userId,
      passwordReset: true,
    });
    if (isError(answer)) {
      setRefused(answer);
      setBusy(false);
      return;
    }
    await call(sessionCalls.logout, {});
    onSent();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) void send();
  };

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {refused && <ErrorBanner code={refused.code} msg={refused.msg} />}
      <TextInput
        {...form.field('userId')}
        label={t.userId}
        placeholder={t.userIdExample}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        size="lg"
      />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t.submit}
      </Button>
      <Button component={Link} to="/login" variant="subtle" color="gray" fullWidth>
        {t.backToLogin}
      </Button>
      <div className={classes.hint}>
        <IconDeviceTablet size={20} stroke={1.7} aria-hidden />
        <Text fz="sm">{t.signageHint}</Text>
      </div>
    </form>
  );
}
