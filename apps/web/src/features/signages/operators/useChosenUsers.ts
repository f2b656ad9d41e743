import type { ListedUser } from '@mukae/contract/calls/accounts';
import { useState } from 'react';

export interface ChosenUsers {
  users: readonly ListedUser[];
  isChosen: (user: ListedUser) => boolean;
  toggle: (user: ListedUser) => void;
}

/** Whoever was chosen stays so while the list is searched and turned over. */
export function useChosenUsers(): ChosenUsers {
  const [users, setUsers] = useState<readonly ListedUser[]>([]);
  const isChosen = ({ userId }: ListedUser) => users.some((user) => user.userId === userId);
  return {
    users,
    isChosen,
    toggle: (user) =>
      setUsers(isChosen(user) ? users.filter(({ userId }) => userId !== user.userId) : [...users, user]),
  };
}
