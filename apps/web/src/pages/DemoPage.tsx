import { DemoScreen } from '#features/demo/DemoScreen';

export function Component() {
  return <DemoScreen />;
}
