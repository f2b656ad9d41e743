import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import { RegistrationForm } from './RegistrationForm';
import classes from './RegistrationInConsole.module.css';
import { registrationTexts } from './registration.texts';

/** A system administrator registers one customer after another. */
export function RegistrationInConsole() {
  const t = useTexts(registrationTexts);
  const [count, setCount] = useState(0);

  const next = (email: string) => {
    void toast.success({ title: t.inConsole.registered, text: email, closeLabel: t.inConsole.close });
    flushSync(() => setCount(count + 1));
    document.getElementById('company.name')?.focus();
  };

  return (
    <>
      <PageHeader en={t.inConsole.en} title={t.inConsole.title} text={t.inConsole.lead} />
      <Panel space="form" className={classes.sheet}>
        <RegistrationForm key={count} onRegistered={next} />
      </Panel>
    </>
  );
}
