import { Button, PasswordInput, Text, TextInput, Title } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import { useId, useState } from 'react';
import { call, isError } from '@/api/call';
import { PasswordRulesList, toldRules } from '@/features/accounts';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { IconWand } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { CopyButton } from '@/ui/CopyButton';
import { CopyField } from '@/ui/CopyField';
import { Fields } from '@/ui/Fields';
import { toast } from '@/ui/toast';
import { signagesTexts } from '../signages.texts';
import classes from './DeviceLogin.module.css';
import type { SignageDraft } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

/** How a device that is not paired logs in. What was made up for it is shown, for it has to be taken there. */
export function DeviceLogin({ form, hint, madeUpId }: { form: Field<SignageDraft>; hint: string; madeUpId?: string }) {
  const t = useTexts(signageFormTexts);
  const { close } = useTexts(signagesTexts);
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const password = form.at('password');

  const make = async () => {
    setBusy(true);
    const answer = await call(signageCalls.getSignageRandomPassword, {});
    setBusy(false);
    if (isError(answer)) {
      void toast.error({ title: t.notMade(answer.code), text: answer.msg, closeLabel: close });
      return;
    }
    password.set(answer.createPassword);
    setShown(true);
  };

  return (
    <section className={classes.login}>
      <Title order={2}>{t.deviceLogin}</Title>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {madeUpId && <CopyField label={t.madeUpId} value={madeUpId} words={{ copy: t.copyLoginId, copied: t.copied }} />}
      <Fields>
        <TextInput
          {...textOf(form.at('loginId'))}
          label={madeUpId ? t.otherLoginId : t.loginId}
          autoComplete="off"
          spellCheck={false}
        />
        <PasswordInput
          {...textOf(password)}
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
        {password.value !== '' && (
          <CopyButton value={password.value} words={{ copy: t.copyPassword, copied: t.copied }} />
        )}
      </div>
      {password.value !== '' && <PasswordRulesList id={rulesId} password={password.value} />}
    </section>
  );
}
