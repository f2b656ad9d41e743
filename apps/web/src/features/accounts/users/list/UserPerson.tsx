import { Badge } from '@mantine/core';
import { can } from '@mukae/contract/access/access';
import type { ListedUser } from '@mukae/contract/calls/accounts';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { useTexts } from '@/language/LanguageProvider';
import { useOperatorStatus } from '@/live/useLive';
import { firstLetter } from '@/ui/firstLetter';
import { PersonLine } from '@/ui/PersonLine';
import { userPaths } from '../userPaths';
import { userListTexts } from './userList.texts';

/** Somebody in a list of users: who may, gets to her settings from here. */
export function UserPerson({ user }: { user: ListedUser }) {
  const t = useTexts(userListTexts);
  const status = useOperatorStatus(user.userId, user.status);
  return (
    <PersonLine
      name={roleMay('user.manage') ? <Link to={userPaths.settings(user.userId)}>{user.name}</Link> : user.name}
      letter={firstLetter(user.name)}
      picture={user.image}
      figure="photo"
      sub={user.loginId}
      badge={can(user.role, 'company.ask') && <Badge size="sm">{t.administrator}</Badge>}
      off={status === 'Logout'}
    />
  );
}
