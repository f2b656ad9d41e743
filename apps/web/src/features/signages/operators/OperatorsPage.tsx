import type { SignageAnswer } from '@mukae/contract/calls/signages';
import type { ReactNode } from 'react';
import { roleMay } from '@/api/roleMay';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { useSignage } from '../useSignage';
import { SignageMenu } from './SignageMenu';
import { signageOperatorsTexts } from './signageOperators.texts';

/** What both pages about the operators of one signage have: its name and place above the people. */
export function OperatorsPage({
  title,
  text,
  actions,
  children,
}: {
  title: string;
  text: string;
  actions: (signage: SignageAnswer, manages: boolean) => ReactNode;
  children: (signage: SignageAnswer, manages: boolean) => ReactNode;
}) {
  const { en } = useTexts(signageOperatorsTexts);
  const { loading, backToList } = useTexts(signagesTexts);
  const manages = roleMay('signage.manage');
  const signage = useSignage(useRowId());
  return (
    <>
      <PageHeader en={en} title={title} text={text} actions={signage.data && actions(signage.data, manages)} />
      <LoadedRow
        query={signage}
        skeleton={<PanelSkeleton label={loading} />}
        back={{ list: signagePaths.list, label: backToList }}
      >
        {(found) => (
          <>
            <SignageMenu signage={found} manages={manages} />
            {children(found, manages)}
          </>
        )}
      </LoadedRow>
    </>
  );
}
