import { UserUpdateScreen } from '#features/accounts/users/form/UserUpdateScreen';

export function Component() {
  return <UserUpdateScreen />;
}
