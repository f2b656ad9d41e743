import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { signagePaths } from '../signagePaths';
import { OperatorsPage } from './OperatorsPage';
import { signageOperatorsTexts } from './signageOperators.texts';
import { UserList } from './UserList';
import { useCandidateColumns } from './useCandidateColumns';
import { WayBack } from './WayBack';

export function SignageOperatorAddScreen() {
  const t = useTexts(signageOperatorsTexts);
  return (
    <OperatorsPage
      title={t.addTitle}
      text={t.addText}
      actions={({ id }) => <WayBack list={signagePaths.operators(id)} />}
    >
      {(signage) => <Candidates signage={signage} />}
    </OperatorsPage>
  );
}

function Candidates({ signage: { id } }: { signage: SignageAnswer }) {
  const t = useTexts(signageOperatorsTexts);
  const columns = useCandidateColumns(id);
  return (
    <UserList
      request={{ notOperatorOf: id }}
      columns={columns}
      label={t.candidates}
      empty={<Empty picture="/characters/kei/bow.webp" title={t.noCandidates} text={t.noCandidatesText} />}
    />
  );
}
