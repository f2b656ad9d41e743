import { Button } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { useState } from 'react';
import { useGoOn } from '@/forms/useGoOn';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { Empty } from '@/ui/Empty';
import { FormFoot } from '@/ui/FormFoot';
import { signagePaths } from '../signagePaths';
import { OperatorsPage } from './OperatorsPage';
import { signageOperatorsTexts } from './signageOperators.texts';
import { UserList } from './UserList';
import { useCandidateColumns } from './useCandidateColumns';
import { useChosenUsers } from './useChosenUsers';
import { useOperatorChange } from './useOperatorChange';
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
  const chosen = useChosenUsers();
  const columns = useCandidateColumns(chosen);
  const { add } = useOperatorChange(id);
  const goOn = useGoOn();
  const operators = useListAddress(signagePaths.operators(id));
  const [busy, setBusy] = useState(false);
  const { length: count } = chosen.users;
  const go = async () => {
    setBusy(true);
    const isDone = await add(chosen.users);
    setBusy(false);
    if (isDone) await goOn(operators);
  };
  return (
    <>
      <UserList
        request={{ notOperatorOf: id }}
        columns={columns}
        label={t.candidates}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.noCandidates} text={t.noCandidatesText} />}
      />
      <FormFoot note={<span role="status">{t.chosen(count)}</span>}>
        <Button disabled={count === 0} loading={busy} onClick={() => void go()}>
          {t.addChosen(count)}
        </Button>
      </FormFoot>
    </>
  );
}
