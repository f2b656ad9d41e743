import { Button } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { Link } from 'react-router';
import { IconLayout, IconSettings } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { NobodyAssigned } from '../NobodyAssigned';
import { operatorNames } from '../operatorNames';
import { SignageHead } from '../SignageHead';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { signageOperatorsTexts } from './signageOperators.texts';

/** Which signage the page is about: where it stands, who attends to it, and the ways to its settings. */
export function SignageMenu({ signage, manages }: { signage: SignageAnswer; manages: boolean }) {
  const t = useTexts(signageOperatorsTexts);
  return (
    <SignageHead
      signage={signage}
      facts={[
        { label: t.store, value: signage.storeName },
        { label: t.operators, value: operatorNames(signage) || <NobodyAssigned /> },
      ]}
      actions={manages && <Ways id={signage.id} />}
    />
  );
}

function Ways({ id }: { id: number }) {
  const t = useTexts(signageOperatorsTexts);
  const { display } = useTexts(signagesTexts);
  return (
    <>
      <Button
        component={Link}
        to={signagePaths.settings(id)}
        variant="default"
        leftSection={<IconSettings size={18} stroke={1.6} aria-hidden />}
      >
        {t.signageSettings}
      </Button>
      <Button
        component={Link}
        to={signagePaths.display(id)}
        variant="default"
        leftSection={<IconLayout size={18} stroke={1.6} aria-hidden />}
      >
        {display}
      </Button>
    </>
  );
}
