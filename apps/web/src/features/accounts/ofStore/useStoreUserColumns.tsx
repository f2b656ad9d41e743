import { Button } from '@mantine/core';
import type { ColleagueAnswer, UserAnswer } from '@mukae/contract/calls/accounts';
import { Link } from 'react-router';
import { useTexts } from '../../../language/LanguageProvider';
import type { Column } from '../../../ui/dataTable/columns';
import { Person } from '../../../ui/Person';
import { OperatorStatus } from '../../service/OperatorStatus';
import { roleTexts } from '../role.texts';
import { storeUsersTexts } from './storeUsers.texts';

type Listed = UserAnswer | ColleagueAnswer;

const settingsPath = (id: number) => `/app/users/update?id=${id}`;

/** Colleagues do not see one another's login ids. */
const loginIdOf = (user: Listed): string | undefined => ('loginId' in user ? user.loginId : undefined);

export function useStoreUserColumns(mayChange: boolean): Column<Listed>[] {
  const t = useTexts(storeUsersTexts);
  const roles = useTexts(roleTexts);
  const columns: Column<Listed>[] = [
    {
      key: 'name',
      head: t.name,
      kind: 'primary',
      sortKey: 'kana',
      cell: (user) => (
        <Person
          name={mayChange ? <Link to={settingsPath(user.userId)}>{user.name}</Link> : user.name}
          letter={Array.from(user.name)[0]}
          sub={loginIdOf(user)}
          picture={user.image}
          figure="photo"
          off={user.status === 'Logout'}
        />
      ),
    },
    { key: 'status', head: t.status, kind: 'tag', cell: ({ status }) => <OperatorStatus status={status} /> },
    { key: 'role', head: t.role, sortKey: 'role', cell: ({ role }) => roles[role] },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      head: t.actions,
      kind: 'actions',
      cell: ({ userId, name }) => (
        <Button component={Link} to={settingsPath(userId)} size="xs" variant="light" aria-label={t.settingsOf(name)}>
          {t.toSettings}
        </Button>
      ),
    },
  ];
}
