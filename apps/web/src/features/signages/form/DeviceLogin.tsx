import { Button, PasswordInput, Text, TextInput, Title } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import { IconWand } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { call, isError } from '@/api/call';
import { PasswordRulesList, toldRules } from '@/features/accounts';
import type { CheckedForm } from '@/forms/useCheckedForm';
import { useTexts } from '@/language/LanguageProvider';
import { CopyButton } from '@/ui/CopyButton';
import { Fields } from '@/ui/Fields';
import { toast } from '@/ui/toast';
import { signagesTexts } from '../signages.texts';
import type { SignageField } from './changedSignage';
import classes from './DeviceLogin.module.css';
import { signageFormTexts } from './signageForm.texts';

/** How a device that is not paired logs in. A made password is shown, for it has to be taken there. */
export function DeviceLogin({ form, hint }: { form: CheckedForm<SignageField>; hint: string }) {
  const t = useTexts(signageFormTexts);
  const { close } = useTexts(signagesTexts);
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const { password } = form.values;

  const make = async () => {
    setBusy(true);
    const answer = await call(signageCalls.getSignageRandomPassword, {});
    setBusy(false);
    if (isError(answer)) {
      void toast.error({ title: t.notMade(answer.code), text: answer.msg, closeLabel: close });
      return;
    }
    form.setValue('password', answer.createPassword);
    setShown(true);
  };

  return (
    <section className={classes.login}>
      <Title order={2}>{t.deviceLogin}</Title>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Fields>
        <TextInput {...form.field('loginId')} label={t.loginId} autoComplete="off" spellCheck={false} />
        <PasswordInput
          {...form.field('password')}
          label={t.password}
          autoComplete="new-password"
          visible={isShown}
          onVisibilityChange={setShown}
          {...toldRules(rulesId)}
        />
      </Fields>
      <div className={classes.made}>
        <Button
          variant="default"
          leftSection={<IconWand size={18} stroke={1.6} aria-hidden />}
          loading={busy}
          onClick={() => void make()}
        >
          {t.makePassword}
        </Button>
        {password !== '' && <CopyButton value={password} words={{ copy: t.copyPassword, copied: t.copied }} />}
      </div>
      {password !== '' && <PasswordRulesList id={rulesId} password={password} />}
    </section>
  );
}
