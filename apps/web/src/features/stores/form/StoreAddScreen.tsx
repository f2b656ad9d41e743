import { Button, TextInput } from '@mantine/core';
import { storeCalls } from '@mukae/contract/calls/stores';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call';
import { useLanguage, useTexts } from '../../../language/LanguageProvider';
import { FormFoot } from '../../../ui/FormFoot';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import { useCompanyScope } from '../../companies/companyScope';
import { FormTrouble } from '../../service/FormTrouble';
import { useGuardedChange } from '../../service/useGuardedChange';
import { storePaths } from '../storePaths';
import classes from './StoreForm.module.css';
import { storeFaults } from './storeFields';
import { storeFormTexts } from './storeForm.texts';
import { useAfterStoreChange } from './useAfterStoreChange';

export function StoreAddScreen() {
  const t = useTexts(storeFormTexts);
  const { language } = useLanguage();
  const scope = useCompanyScope();
  const leave = useAfterStoreChange();
  const form = useCheckedForm({ name: '' }, (values) => storeFaults(values, language));
  const { change, submit } = useGuardedChange<string>({
    send: ({ wanted }) => call(storeCalls.addStore, { name: wanted, ...scope }),
    onDone: () => void leave(t.add.done),
  });

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) submit(form.values.name);
  };

  return (
    <>
      <PageHeader en={t.en} title={t.add.title} text={t.add.text} />
      <FormTrouble trouble={change.step === 'editing' ? change.trouble : null} />
      <form noValidate onSubmit={add} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <TextInput
            {...form.field('name')}
            label={t.name}
            placeholder={t.namePlaceholder}
            withAsterisk
            autoComplete="off"
          />
        </Panel>
        <FormFoot>
          <Button component={Link} to={storePaths.list} variant="subtle" color="gray">
            {t.back}
          </Button>
          <Button type="submit" loading={change.busy}>
            {t.add.verb}
          </Button>
        </FormFoot>
      </form>
    </>
  );
}
