import { Anchor, Checkbox } from '@mantine/core';
import { documentCalls } from '@mukae/contract/calls/documents';
import { IconExternalLink } from '@tabler/icons-react';
import { useTexts } from '@/language/LanguageProvider';
import classes from './Consents.module.css';
import { registrationTexts } from './registration.texts';

const consentNames = ['terms', 'fees'] as const;
type ConsentName = (typeof consentNames)[number];
type GivenConsents = Record<ConsentName, boolean>;

export const noConsents: GivenConsents = { terms: false, fees: false };
export const allGiven = (given: GivenConsents): boolean => consentNames.every((name) => given[name]);

const documentOf: Record<ConsentName, string> = {
  terms: documentCalls.getTerms.path,
  fees: documentCalls.getFees.path,
};

export function Consents({
  given,
  onChange,
}: {
  given: GivenConsents;
  onChange: (name: ConsentName, isGiven: boolean) => void;
}) {
  const t = useTexts(registrationTexts);
  return (
    <fieldset className={classes.consents} aria-label={t.consents}>
      {consentNames.map((name) => (
        <div key={name} className={classes.consent}>
          <Checkbox
            label={t[name]}
            checked={given[name]}
            onChange={(change) => onChange(name, change.currentTarget.checked)}
          />
          <Anchor
            className={classes.document}
            href={documentOf[name]}
            target="_blank"
            fz="sm"
            underline="always"
            aria-label={t[`${name}Pdf`]}
          >
            {t.openPdf}
            <IconExternalLink size={14} aria-hidden />
          </Anchor>
        </div>
      ))}
    </fieldset>
  );
}
