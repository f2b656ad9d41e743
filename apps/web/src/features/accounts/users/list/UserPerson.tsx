import type { ListedUser } from '@mukae/contract/calls/accounts';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { useOperatorStatus } from '@/live/useLive';
import { firstLetter } from '@/ui/firstLetter';
import { PersonLine } from '@/ui/PersonLine';
import { userPaths } from '../userPaths';
import classes from './UserPerson.module.css';

/** Somebody in a list of users, with how her name is read: who may, gets to her settings from here. */
export function UserPerson({ user }: { user: ListedUser }) {
  const status = useOperatorStatus(user.userId, user.status);
  // Whoever gave none at registration has her name in its place.
  const kana = user.kana === user.name ? '' : user.kana;
  return (
    <PersonLine
      name={roleMay('user.manage') ? <Link to={userPaths.settings(user.userId)}>{user.name}</Link> : user.name}
      letter={firstLetter(user.name)}
      picture={user.image}
      figure="photo"
      sub={user.loginId}
      badge={kana && <span className={classes.kana}>{kana}</span>}
      off={status === 'Logout'}
    />
  );
}
