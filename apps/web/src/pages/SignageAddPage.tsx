import { SignageAddScreen } from '#features/signages/form/SignageAddScreen';

export function Component() {
  return <SignageAddScreen />;
}
