import { SignageScreen } from '../features/signages/view/SignageScreen';

export function Component() {
  return <SignageScreen />;
}
