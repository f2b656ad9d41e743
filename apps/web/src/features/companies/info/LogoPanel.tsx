import { Button } from '@mantine/core';
import { type CompanyAnswer, companyCalls } from '@mukae/contract/calls/companies';
import { pictureFault, pictureTypes } from '@mukae/contract/calls/picture';
import { faults } from '@mukae/contract/errors/faults';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { DropArea } from '@/ui/DropArea';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Panel } from '@/ui/Panel';
import { useCompanyScope } from '../companyScope';
import { companyInfoTexts } from './companyInfo.texts';
import classes from './LogoPanel.module.css';

/** The logo that screens show where their own scenes have none. It is kept as soon as it is chosen. */
export function LogoPanel({ company: { logo, name } }: { company: CompanyAnswer }) {
  const { logo: t } = useTexts(companyInfoTexts);
  const { language } = useLanguage();
  const scope = useCompanyScope();
  const client = useQueryClient();
  const [wrong, setWrong] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: (image: File | undefined) => call(companyCalls.changeCompanyLogo, scope, image ? { image } : {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [companyCalls.getCompany.path] }),
  });
  const take = ([image]: readonly File[]) => {
    const fault = image && pictureFault(image);
    setWrong(fault ? faults[fault][language] : null);
    if (image && !fault) change.mutate(image);
  };
  const refusal = change.data && isError(change.data) ? change.data : null;
  return (
    <Panel space="form" title={t.title}>
      <div className={classes.logo}>
        {logo !== '' && <img className={classes.picture} src={logo} alt={t.of(name)} />}
        <DropArea title={t.choose} hint={t.hint} accept={pictureTypes.join(',')} onFiles={take} />
        {wrong && <p className={classes.fault}>{wrong}</p>}
        {refusal && <ErrorBanner code={refusal.code} msg={refusal.msg} />}
        {logo !== '' && (
          <Button variant="default" loading={change.isPending} onClick={() => change.mutate(undefined)}>
            {t.remove}
          </Button>
        )}
      </div>
    </Panel>
  );
}
