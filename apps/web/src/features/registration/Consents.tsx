import { Anchor, Checkbox } from '@mantine/core';
import { documentCalls } from '@mukae/contract/calls/documents';
import type { Field } from '@/forms/field';
import { flagOf } from '@/forms/fieldProps';
import { IconExternalLink } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './Consents.module.css';
import { registrationTexts } from './registration.texts';
import type { SignUpDraft } from './signUp';

const consentNames = ['terms', 'fees'] as const;

const documentOf = { terms: documentCalls.getTerms.path, fees: documentCalls.getFees.path };

export function Consents({ given }: { given: Field<SignUpDraft['consents']> }) {
  const t = useTexts(registrationTexts);
  return (
    <fieldset className={classes.consents} aria-label={t.consents}>
      {consentNames.map((name) => (
        <div key={name} className={classes.consent}>
          <Checkbox {...flagOf(given.at(name))} label={t[name]} />
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
