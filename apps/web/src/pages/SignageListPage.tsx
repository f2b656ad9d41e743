import { SignageListScreen } from '#features/signages/list/SignageListScreen';

export function Component() {
  return <SignageListScreen />;
}
