import { useState } from 'react';
import { useTexts } from '../../language/LanguageProvider';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { toast } from '../../ui/toast';
import { RegistrationForm } from './RegistrationForm';
import classes from './RegistrationInConsole.module.css';
import { registrationTexts } from './registration.texts';

/** A system administrator registers one customer after another. */
export function RegistrationInConsole() {
  const t = useTexts(registrationTexts);
  const [count, setCount] = useState(0);

  const next = (email: string) => {
    void toast.success({ title: t.inConsole.registered, text: email, closeLabel: t.inConsole.close });
    setCount(count + 1);
  };

  return (
    <>
      <PageHeader en={t.inConsole.en} title={t.title} text={t.inConsole.lead} />
      <Panel space="form" className={classes.sheet}>
        <RegistrationForm key={count} onRegistered={next} />
      </Panel>
    </>
  );
}
