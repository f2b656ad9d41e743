import { UserAddScreen } from '#features/accounts/users/form/UserAddScreen';

export function Component() {
  return <UserAddScreen />;
}
