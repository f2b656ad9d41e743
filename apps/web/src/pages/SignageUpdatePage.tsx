import { SignageUpdateScreen } from '#features/signages/form/SignageUpdateScreen';

export function Component() {
  return <SignageUpdateScreen />;
}
