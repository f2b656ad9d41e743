import { UserListScreen } from '#features/accounts/users/list/UserListScreen';

export function Component() {
  return <UserListScreen />;
}
