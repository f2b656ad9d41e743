import { Button } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { Link } from 'react-router';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { signagePaths } from '../signagePaths';
import { OperatorsPage } from './OperatorsPage';
import { signageOperatorsTexts } from './signageOperators.texts';
import { UserList } from './UserList';
import { useOperatorColumns } from './useOperatorColumns';
import { WayBack } from './WayBack';

export function SignageOperatorScreen() {
  const t = useTexts(signageOperatorsTexts);
  return (
    <OperatorsPage
      title={t.title}
      text={t.text}
      actions={({ id }, manages) => (
        <>
          <WayBack list={signagePaths.list} />
          {manages && <ToAdding id={id} />}
        </>
      )}
    >
      {(signage, manages) => <Operators signage={signage} manages={manages} />}
    </OperatorsPage>
  );
}

function Operators({ signage: { id }, manages }: { signage: SignageAnswer; manages: boolean }) {
  const t = useTexts(signageOperatorsTexts);
  const columns = useOperatorColumns(id, manages);
  return (
    <UserList
      request={{ operatorOf: id }}
      columns={columns}
      label={t.list}
      empty={
        <Empty
          picture="/characters/kei/bow.webp"
          title={t.noOperators}
          text={t.noOperatorsText}
          action={manages && <ToAdding id={id} isLight />}
        />
      }
    />
  );
}

function ToAdding({ id, isLight = false }: { id: number; isLight?: boolean }) {
  const t = useTexts(signageOperatorsTexts);
  return (
    <Button
      component={Link}
      to={signagePaths.addOperators(id)}
      variant={isLight ? 'light' : 'filled'}
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
    >
      {t.add}
    </Button>
  );
}
