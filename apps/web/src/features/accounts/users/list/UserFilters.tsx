import { Select, Switch } from '@mantine/core';
import { grantableRoles } from '@mukae/contract/domain/account/role';
import { roleTexts } from '@/features/accounts/role.texts';
import { useTexts } from '@/language/LanguageProvider';
import type { PagedListState } from '@/lists/usePagedList';
import classes from './UserFilters.module.css';
import { userListTexts } from './userList.texts';
import { chosen, type UserFilter } from './userListRequest';

export function UserFilters({ list }: { list: Pick<PagedListState<string, UserFilter>, 'filters' | 'setFilter'> }) {
  const t = useTexts(userListTexts);
  const roles = useTexts(roleTexts);
  return (
    <>
      <Select
        className={classes.role}
        aria-label={t.role}
        data={[
          { value: '', label: t.everyRole },
          ...grantableRoles.map((role) => ({ value: role, label: roles[role] })),
        ]}
        value={list.filters.role}
        onChange={(role) => list.setFilter('role', role ?? '')}
      />
      <Switch
        label={t.channelUnused}
        checked={list.filters.channelUnused === chosen}
        onChange={(change) => list.setFilter('channelUnused', change.currentTarget.checked ? chosen : '')}
      />
    </>
  );
}
