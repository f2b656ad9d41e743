import { Button, Text, TextInput } from '@mantine/core';
import { emailField } from '@mukae/contract/calls/accountFields';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { IconDeviceTablet } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './PasswordResetForm.module.css';
import { passwordResetTexts } from './passwordReset.texts';

const address = z.object({ targetUserLoginId: emailField });
const empty = { targetUserLoginId: '' };

export function PasswordResetForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(passwordResetTexts);
  const form = useForm({ first: empty, read: (draft) => readBy(address, draft) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: async ({ wanted }) => {
      const answer = await call(accountCalls.resetPassword, { targetUserId: '', ...wanted, passwordReset: true });
      if (answer.result === 'OK') await call(sessionCalls.logout, {});
      return answer;
    },
    onDone: onSent,
  });

  return (
    <form noValidate className={classes.form} onSubmit={form.whenRight(submit)}>
      <FormTrouble trouble={atForm.trouble} />
      <TextInput
        {...textOf(form.at('targetUserLoginId'))}
        label={t.userId}
        placeholder={t.userIdExample}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        size="lg"
      />
      <Button type="submit" size="lg" fullWidth loading={atForm.busy}>
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
