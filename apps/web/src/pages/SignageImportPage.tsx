import { SignageImportScreen } from '#features/signages/csv/SignageImportScreen';

export function Component() {
  return <SignageImportScreen />;
}
