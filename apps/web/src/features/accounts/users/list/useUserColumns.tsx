import type { ListedUser } from '@mukae/contract/calls/accounts';
import { roleTexts } from '@/features/accounts/role.texts';
import { useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { SettingsLink } from '@/lists/SettingsLink';
import { LiveOperatorStatus } from '@/live/LiveOperatorStatus';
import type { Column } from '@/ui/dataTable/columns';
import { userPaths } from '../userPaths';
import { CharacterOfUser } from './CharacterOfUser';
import { orderOfUsers } from './orderOfUsers';
import { RoleOfUser } from './RoleOfUser';
import { StatusChange } from './StatusChange';
import { UserPerson } from './UserPerson';
import { userListTexts } from './userList.texts';

/** Every column a list of users may have; each list takes the ones it needs. */
export function useUserColumns() {
  const t = useTexts(userListTexts);
  const roles = useTexts(roleTexts);
  const { data: characters = [] } = useCharacters();
  return {
    user: {
      key: 'user',
      head: t.user,
      kind: 'primary',
      sortKey: orderOfUsers(),
      cell: (user) => <UserPerson user={user} />,
    },
    company: { key: 'company', head: t.company, sortKey: 'company', cell: ({ companyName }) => companyName },
    role: {
      key: 'role',
      head: t.role,
      sortKey: 'role',
      fixed: true,
      cell: ({ role, storeName }) => <RoleOfUser role={roles[role]} storeName={storeName} />,
    },
    character: {
      key: 'character',
      head: t.character,
      hideBelow: 1000,
      cell: (user) => <CharacterOfUser characters={characters} id={user.characterId} undecided={t.undecided} />,
    },
    status: {
      key: 'status',
      head: t.status,
      kind: 'tag',
      cell: ({ userId, status }) => <LiveOperatorStatus userId={userId} read={status} />,
    },
    statusChange: {
      key: 'statusChange',
      head: t.statusChange,
      kind: 'actions',
      cell: (user) => <StatusChange user={user} />,
    },
    settings: {
      key: 'settings',
      head: t.settings,
      kind: 'actions',
      cell: ({ userId, name }) => (
        <SettingsLink to={userPaths.settings(userId)} word={t.settings} label={t.settingsOf(name)} />
      ),
    },
  } as const satisfies Record<string, Column<ListedUser>>;
}
