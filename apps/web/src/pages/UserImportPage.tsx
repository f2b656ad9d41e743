import { UserImportScreen } from '#features/accounts/users/csv/UserImportScreen';

export function Component() {
  return <UserImportScreen />;
}
